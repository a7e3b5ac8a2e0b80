import { useText } from '#language';
import type { CardProduct } from '@/components/shared/card-product';
import { secondLine } from '@/components/shared/second-line';
import { ButtonLink } from '@/components/ui/button-link';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import { GoodsRows } from './goods-rows';
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
  const rows = products.map((product) => ({
    id: product.id,
    image: product.image1,
    name: t.nameOf(product),
    href: routes.product(product.id, product.name),
    second: secondLine(product, t),
    price: product.product_price !== undefined && <b>{formatRupees(product.product_price)}</b>,
  }));
  return <GoodsRows id="alternatives" title="In stock now" rows={rows} />;
}
