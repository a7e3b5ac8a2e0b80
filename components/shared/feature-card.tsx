import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { HomeProduct } from '@/contract/home';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './feature-card.module.css';

/** A product on art of its own, under a label with its name and price. */
export function FeatureCard({ feature: { product, home_image: art } }: { feature: HomeProduct }) {
  const picture = art ?? product.image1;
  return (
    <article className={styles.card}>
      <h3 className={styles.label}>
        <Link href={routes.product(product.id, product.name)}>{product.name}</Link>
        <span className={styles.price}>{formatRupees(product.product_price)}</span>
      </h3>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 480px) 80vw, (max-width: 768px) 47vw, 411px"
        />
      )}
    </article>
  );
}
