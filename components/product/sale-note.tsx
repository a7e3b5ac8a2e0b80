import { useText } from '#language';
import { Tag } from '@/components/ui/tag';
import { formatRupees } from '@/contract/shop/money';
import type { DisplayedSale } from '@/lib/view/product';

/** Which sale price counts, until when, and the lowest price before it, as far as it is known. */
export function SaleNote({ sale }: { sale: DisplayedSale }) {
  const t = useText();
  const { lowestPrice } = sale;
  return (
    <>
      <p className="mt-1-half">
        <Tag variant="best">
          {t('{name}, until {until}', { name: t.nameOf(sale), until: t.filled(sale.until) })}
        </Tag>
      </p>
      {lowestPrice !== null && (
        <p className="mt-1 hint">
          {t('Lowest price of the 30 days before this sale: {price}', {
            price: formatRupees(lowestPrice),
          })}
        </p>
      )}
    </>
  );
}
