import { useText } from '#language';
import type { CardProduct } from '@/components/shared/card-product';
import { secondLine } from '@/components/shared/second-line';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './out-of-stock.module.css';

/** The number of products offered in place of one that is out of stock. */
const MAX_ALTERNATIVES = 4;

/** Returns products to offer in place of one that is out of stock, those that go with it first. */
export function alternativesOf(
  groups: { related: CardProduct[]; others: CardProduct[] } | null,
): CardProduct[] {
  const offered = [...(groups?.related ?? []), ...(groups?.others ?? [])];
  const once = new Map(offered.map((product) => [product.id, product]));
  return [...once.values()]
    .filter((product) => product.available_stock_quantity !== 0)
    .slice(0, MAX_ALTERNATIVES);
}

/** The way to one mail when the product is back. */
export function NotifyMe({ productId }: { productId: number }) {
  const t = useText();
  return (
    <ButtonLink
      className={`grow ${styles.notify}`}
      size="large"
      href={routes.stockAlert(productId)}
    >
      {t('Notify me when back')}
    </ButtonLink>
  );
}

/** Four products in stock, in place of the button of one that is not. */
export function Alternatives({ products }: { products: CardProduct[] }) {
  const t = useText();
  if (products.length === 0) return null;
  return (
    <section className={`mt-5 ${styles.goods}`} aria-labelledby="alternatives">
      <h2 className="mb-3 title-size" id="alternatives">
        {t('In stock now')}
      </h2>
      <ul className="stack gap-3 columns-2">
        {products.map((product) => (
          <li key={product.id}>
            {product.image1 && <Picture picture={product.image1} alt="" sizes="72px" upTo={200} />}
            <p>
              <Link className="covers strong" href={routes.product(product.id, product.name)}>
                {t.nameOf(product)}
              </Link>
              <small className="muted">{secondLine(product, t)}</small>
              {product.product_price !== undefined && <b>{formatRupees(product.product_price)}</b>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
