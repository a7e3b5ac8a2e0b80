import { badgesOf } from '@/components/shared/badges';
import { Tag } from '@/components/ui/tag';
import type { ProductDetail } from '@/contract/product';
import styles from './buy-box.module.css';

/** The badges of the product, as on its card. */
export function ProductTags({ product }: { product: ProductDetail }) {
  const badges = badgesOf(product);
  if (badges.length === 0) return null;
  return (
    <p className={styles.tags}>
      {badges.map(({ name, look }) => (
        <Tag key={name} look={look}>
          {name}
        </Tag>
      ))}
    </p>
  );
}
