import { useText } from '#language';
import { formatRupees, toPaise, toRupees } from '@/contract/shop/money';
import styles from './sum-notes.module.css';

interface SumNotesProps {
  /** The tax inside the total, in rupees. */
  tax: number;
  /** The goods at selling price and at MRP, and what a voucher takes off, in rupees. */
  cart: { total: number; product_price: number; discount_amt: number };
}

/** What stands below a total: the tax inside it, and all that is saved against MRP as one sum. */
export function SumNotes({ tax, cart }: SumNotesProps) {
  const t = useText();
  const voucher = toPaise(cart.discount_amt);
  const saved = toPaise(cart.product_price) - toPaise(cart.total) + voucher;
  return (
    <div className={`cluster between gap-half gap-x-4 hint num ${styles.notes}`}>
      <p>{t('including GST {tax}', { tax: formatRupees(tax) })}</p>
      {saved > 0 && (
        <p className={`medium text-success ${styles.saved}`}>
          {t(voucher > 0 ? 'You save {saved} in all' : 'You save {saved} on MRP', {
            saved: formatRupees(toRupees(saved)),
          })}
        </p>
      )}
    </div>
  );
}
