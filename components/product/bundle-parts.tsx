import { useText } from '#language';
import type { ProductDetail } from '@/contract/catalogue/product';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import { GoodsRows } from './goods-rows';

type Bundle = NonNullable<ProductDetail['bundle']>;

/** What a bundle consists of, each part with its page and price, and what it costs less than they. */
export function BundleParts({ bundle: { parts, saving } }: { bundle: Bundle }) {
  const t = useText();
  const rows = parts.map((part) => ({
    id: part.id,
    image: part.image,
    name: `${part.quantity} × ${t.nameOf(part)}`,
    href: part.is_sold ? routes.product(part.id, part.name) : undefined,
    second: part.is_sold ? t.fieldOf(part, 'size') : t('No longer sold'),
    price: <span className="num">{formatRupees(part.quantity * part.product_price)}</span>,
  }));
  return (
    <GoodsRows id="bundle" title="In this bundle" rows={rows}>
      {saving !== null && (
        <p className="mt-3 medium">
          {t('{saved} less than bought one by one', { saved: formatRupees(saving) })}
        </p>
      )}
    </GoodsRows>
  );
}
