import { useText } from '#language';
import { badgesOf } from '@/components/shared/badges';
import { secondLine } from '@/components/shared/second-line';
import { VegMark } from '@/components/shared/veg-mark';
import { Link } from '@/components/ui/link.client';
import { Stars } from '@/components/ui/stars';
import { Tag } from '@/components/ui/tag';
import type { ProductDetail } from '@/contract/catalogue/product';
import { reviewMessages } from '@/contract/messages/reviews';
import { countOf } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import styles from './product-head.module.css';

/** What the product is and how it is rated: before the pictures, as phones show it. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const t = useText();
  const line = secondLine(product, t);
  return (
    <div className={styles.head}>
      <ProductTags product={product} />
      <h1>{t.nameOf(product)}</h1>
      <p className={styles.sub}>
        <VegMark veg={product.veg} />{' '}
        {line ? t('{line}, from', { line: t(line) }) : t('From {brand}', { brand: '' })}{' '}
        <Link className="link" href={routes.brand(brandOf(product))}>
          {product.brand_name}
        </Link>
      </p>
      <RatingLine product={product} />
    </div>
  );
}

function brandOf({ brand, brand_name }: ProductDetail) {
  return { id: brand, name: brand_name };
}

function RatingLine({ product }: { product: ProductDetail }) {
  const t = useText();
  const { average_rating: rating, review_count: count } = product.average_rating;
  if (count === 0) return <p className={`row muted ${styles.rating}`}>{t(reviewMessages.none)}</p>;
  return (
    <a className={`row muted ${styles.rating}`} href="#reviews">
      <Stars value={rating} />
      <b>{rating.toFixed(1)}</b>
      <span className="link">{t.filled(countOf(count, 'review'))}</span>
    </a>
  );
}

/** The badges of the product, the same as on its card. */
export function ProductTags({ product }: { product: ProductDetail }) {
  const t = useText();
  const badges = badgesOf(product, t);
  if (badges.length === 0) return null;
  return (
    <p className="cluster gap-2">
      {badges.map(({ name, variant }) => (
        <Tag key={name} variant={variant}>
          {t(name)}
        </Tag>
      ))}
    </p>
  );
}
