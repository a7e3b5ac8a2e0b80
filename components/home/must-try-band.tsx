import { useText } from '#language';
import { secondLine } from '@/components/shared/second-line';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { HomeProduct } from '@/contract/content/home';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import cardStyles from './feature-card.module.css';
import styles from './must-try-band.module.css';

interface MustTryBandProps {
  section: DisplayedSection;
  products: HomeProduct[];
}

/** Must Try: a coloured band with a drawing for each product. */
export function MustTryBand({ section, products }: MustTryBandProps) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section className={`${styles.band} below-fold`}>
      <div className="wrap">
        <Carousel
          label={t(section.label)}
          layout="head"
          perView={3}
          head={<SectionHeading title={section.label} text={section.description} />}
        >
          {products.map((feature) => (
            <FeatureCard key={feature.product.id} feature={feature} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** A product on its drawing, with a label for name and price. */
function FeatureCard({ feature: { product, home_image: art } }: { feature: HomeProduct }) {
  const t = useText();
  const picture = art ?? product.image1;
  return (
    <article className={`stack relative ${cardStyles.card}`}>
      <h3 className={`stack hug-center gap-1 text-center ${cardStyles.label}`}>
        <Link className="covers" href={routes.product(product.id, product.name)}>
          {t.nameOf(product)}
        </Link>
        <span className={cardStyles.second}>{secondLine(product, t)}</span>
        <span className={cardStyles.price}>{formatRupees(product.product_price)}</span>
      </h3>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 480px) 80vw, (max-width: 768px) 47vw, 411px"
          upTo={960}
        />
      )}
    </article>
  );
}
