import { Check, X } from 'lucide-react';
import { badgesOf } from '@/components/shared/badges';
import { Price } from '@/components/shared/price';
import { Share } from '@/components/shared/share';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { Link } from '@/components/ui/link.client';
import { Stars } from '@/components/ui/stars';
import { Tag } from '@/components/ui/tag';
import { productMessages } from '@/contract/messages/catalogue';
import { reviewMessages } from '@/contract/messages/reviews';
import { formatRupees } from '@/contract/money';
import type { ProductDetail } from '@/contract/product';
import { maxQuantity } from '@/contract/quantity';
import { countOf } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import styles from './buy-box.module.css';
import { DeliveryPromises } from './delivery-promises';
import { PurchaseForm } from './purchase-form.client';

/** Up to this stock the page shows how many are left. */
const FEW = 5;

interface BuyBoxProps {
  product: ProductDetail;
  /** The product's absolute URL, for sharing. */
  url: string;
}

/** The purchase column: name, price, availability and the form that adds to the cart. */
export function BuyBox({ product, url }: BuyBoxProps) {
  const stock = product.available_stock_quantity;
  return (
    <div className={styles.box}>
      <ProductTags product={product} />
      <h1>{product.name}</h1>
      <p className={styles.sub}>
        {product.size ? `${product.size}, from ` : 'From '}
        <Link className="link" href={routes.shop({ brand: [product.brand] })}>
          {product.brand_name}
        </Link>
      </p>
      <RatingLine product={product} />
      <div className={styles.price}>
        <Price price={product.product_price} basePrice={product.base_price} size="large" />
        <Saving product={product} />
        <p className="hint">Inclusive of all taxes</p>
      </div>
      <StockLine stock={stock} />
      <div className={styles.actions}>
        {stock === 0 ? null : <PurchaseForm productId={product.id} max={maxQuantity(stock)} />}
        <WishlistHeart productId={product.id} name={product.name} framed />
      </div>
      <DeliveryPromises from={routes.product(product.id, product.name)} />
      <Share name={product.name} url={url} />
    </div>
  );
}

function RatingLine({ product }: { product: ProductDetail }) {
  const { average_rating: rating, review_count: count } = product.average_rating;
  if (count === 0) return <p className={styles.rating}>{reviewMessages.none}</p>;
  return (
    <a className={styles.rating} href="#reviews">
      <Stars value={rating} />
      <b>{rating.toFixed(1)}</b>
      <span className="link">{countOf(count, 'review')}</span>
    </a>
  );
}

function Saving({ product }: { product: ProductDetail }) {
  const saved = product.base_price - product.product_price;
  if (saved <= 0) return null;
  return <p className={styles.saving}>You save {formatRupees(saved)}</p>;
}

function StockLine({ stock }: { stock: number | null }) {
  if (stock === 0) {
    return (
      <p className={styles.out}>
        <X aria-hidden strokeWidth={1.75} />
        {productMessages.outOfStock}
      </p>
    );
  }
  const left = stock !== null && stock <= FEW ? `, ${stock} left` : '';
  return (
    <p className={styles.stock}>
      <Check aria-hidden strokeWidth={1.75} />
      In stock{left}
    </p>
  );
}

/** The badges of the product, the same as on its card. */
export function ProductTags({ product }: { product: ProductDetail }) {
  const badges = badgesOf(product);
  if (badges.length === 0) return null;
  return (
    <p className={styles.tags}>
      {badges.map(({ name, variant }) => (
        <Tag key={name} variant={variant}>
          {name}
        </Tag>
      ))}
    </p>
  );
}
