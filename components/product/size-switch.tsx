import { useText } from '#language';
import { ChipLink, Chips } from '@/components/ui/chip';
import type { ProductDetail } from '@/contract/catalogue/product';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './buy-box.module.css';

/** The same goods in their other sizes; the current one is marked. */
export function SizeSwitch({ product }: { product: ProductDetail }) {
  const t = useText();
  const { sizes = [] } = product;
  if (sizes.length < 2) return null;
  return (
    <Chips className={`mt-4 ${styles.sizes}`} aria-label={t('Size')}>
      {sizes.map(({ id, product_price: price, available_stock_quantity: stock, ...other }) => (
        <li key={id}>
          <ChipLink href={routes.product(id, other.name)} isCurrent={id === product.id}>
            {t.fieldOf(other, 'size')}
            <small>{t(stock === 0 ? 'Out of stock' : formatRupees(price))}</small>
          </ChipLink>
        </li>
      ))}
    </Chips>
  );
}
