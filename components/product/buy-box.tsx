import { Check, X } from 'lucide-react';
import { Price } from '@/components/shared/price';
import { WishHeart } from '@/components/shared/wish-heart.client';
import { Link } from '@/components/ui/link.client';
import { Stars } from '@/components/ui/stars';
import { MAX_QUANTITY_UNKNOWN_STOCK } from '@/contract/limits';
import type { ProductDetail } from '@/contract/product';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './buy-box.module.css';
import { DeliveryPromises } from './delivery-promises';
import { ProductTags } from './product-tags';
import { Purchase } from './purchase.client';
import { Share } from './share';

/** From here on down the page says how many are left. */
const FEW = 5;

interface BuyBoxProps {
  product: ProductDetail;
  /** The product's absolute address, for sharing. */
  url: string;
}

/** The buying column: what it is, what it costs, whether it is there, and the way into the cart. */
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
        {stock === 0 ? null : (
          <Purchase productId={product.id} most={stock ?? MAX_QUANTITY_UNKNOWN_STOCK} />
        )}
        <WishHeart productId={product.id} name={product.name} framed />
      </div>
      <DeliveryPromises from={routes.product(product.id, product.name)} />
      <Share name={product.name} url={url} />
    </div>
  );
}

function RatingLine({ product }: { product: ProductDetail }) {
  const { average_rating: rating, review_count: count } = product.average_rating;
  if (count === 0) return <p className={styles.rating}>No reviews yet</p>;
  return (
    <a className={styles.rating} href="#reviews">
      <Stars value={rating} />
      <b>{rating.toFixed(1)}</b>
      <span className="link">
        {count.toLocaleString('en-IN')} {count === 1 ? 'review' : 'reviews'}
      </span>
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
        OUT OF STOCK
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
