import { FeatureCard } from '@/components/shared/feature-card';
import { Carousel } from '@/components/ui/carousel.client';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeProduct } from '@/contract/home';
import styles from './must-try-band.module.css';

/** Three screens of the band. */
const MOST_IN_THE_BAND = 9;

/** Must Try: a dye band with a drawing of its own for each product. */
export function MustTryBand({ products }: { products: HomeProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.band}>
      <div className="wrap">
        <Carousel
          label="Must Try"
          layout="head"
          perView={3}
          head={<SectionHeading title="Must Try" text="Things we would put in your hands first." />}
        >
          {products.slice(0, MOST_IN_THE_BAND).map((feature) => (
            <FeatureCard key={feature.product.id} feature={feature} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
