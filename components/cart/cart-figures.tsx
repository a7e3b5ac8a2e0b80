import { SumRow } from '@/components/shared/sum-row';
import type { CartData, CartItem } from '@/contract/cart';
import { formatRupees } from '@/lib/format/money';
import styles from './cart-figures.module.css';

interface CartFiguresProps {
  cart: CartData;
  packingIds: ReadonlySet<number>;
  isPending: boolean;
  voucherCode: string;
}

/** The sums of the cart. All are the server's own; they dim while a change is on its way. */
export function CartFigures({ cart, packingIds, isPending, voucherCode }: CartFiguresProps) {
  const isPacking = (line: CartItem) => packingIds.has(line.product_id);
  const packing = cart.cart_items.filter(isPacking);
  const packingTotal = sum(packing.map((line) => line.total));
  const itemCount = sum(
    cart.cart_items.filter((line) => !isPacking(line)).map((line) => line.quantity),
  );
  return (
    <div className={styles.figures} aria-busy={isPending}>
      <dl>
        <SumRow name={`Items (${itemCount})`} value={formatRupees(cart.total - packingTotal)} />
        {packing.length > 0 && <SumRow name="Packing" value={formatRupees(packingTotal)} />}
        {cart.discount_amt > 0 && (
          <SumRow
            name={`Voucher ${voucherCode}`}
            value={formatRupees(-cart.discount_amt)}
            look="saved"
          />
        )}
        <SumRow name="Delivery" value="at checkout" look="quiet" />
        <SumRow name="Total" value={formatRupees(cart.final_total)} look="total" />
      </dl>
      <p className={styles.tax}>including GST {formatRupees(cart.gst_amt)}</p>
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
