import { useText } from '#language';
import '@/components/shared/card-styles';
import { CardList } from '@/components/shared/card-list.client';
import { cardProduct } from '@/components/shared/card-product';
import { Art } from '@/components/ui/art';
import { Carousel } from '@/components/ui/carousel.client';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import type { HomeProduct } from '@/contract/content/home';
import { routes } from '@/lib/routes';
import type { DisplayedSection } from '@/lib/view/home-blocks';
import styles from './product-shelf.module.css';

interface ProductShelfProps {
  section: DisplayedSection;
  /** The name of a plant in `public/art`, shown beside the shelf. */
  motif: string;
  products: HomeProduct[];
}

/** A titled row of products: three in view, two on tablets, one with a peek on phones. */
export function ProductShelf({ section, motif, products }: ProductShelfProps) {
  const t = useText();
  if (products.length === 0) return null;
  const { label, description } = section;
  return (
    <section className={`section below-fold ${styles.shelf}`}>
      <div className="wrap">
        <Carousel
          label={t(label)}
          layout="shelf"
          perView={3}
          head={
            <div className={`column gap-3-half ${styles.head}`}>
              <h2>
                <StaffText text={label} />
              </h2>
              <p>
                <StaffText text={description} />
              </p>
              <Link className="link" href={routes.shop()}>
                {t('See all')}
              </Link>
              <Art file={`m-${motif}.webp`} alt="" width={168} height={205} />
            </div>
          }
          track={{
            slides: products.length,
            list: (
              <CardList
                place="shelf"
                products={products.map(({ product }) => cardProduct(product))}
                isFar
              />
            ),
          }}
        />
      </div>
    </section>
  );
}
