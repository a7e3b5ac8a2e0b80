import { useText } from '#language';
import { formatRupees, toPaise, toRupees } from '@/contract/shop/money';
import styles from './sum-notes.module.css';

interface SumNotesProps {
  /** The tax inside the total, in rupees. */
  tax: number;
  /** The goods at selling price and at MRP, in rupees. */
  cart: { total: number; product_price: number };
}

/** What stands below a total: the tax inside it, and what the goods save against their MRP. */
export function SumNotes({ tax, cart }: SumNotesProps) {
  const t = useText();
  const saved = toPaise(cart.product_price) - toPaise(cart.total);
  return (
    <div className={`cluster between gap-half gap-x-4 hint num ${styles.notes}`}>
      <p>{t('including GST {tax}', { tax: formatRupees(tax) })}</p>
      {saved > 0 && (
        <p className={`medium text-success ${styles.saved}`}>
          {t('You save {saved} on MRP', { saved: formatRupees(toRupees(saved)) })}
        </p>
      )}
    </div>
  );
}
