import { SumRow } from '@/components/shared/sum-row';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { CartData, CartItem } from '@/contract/cart';
import { isBelowMinimumOrder, MIN_ORDER_PAISE } from '@/contract/limits';
import { cartMessages } from '@/contract/messages/cart';
import { formatRupees, toPaise, wholeRupees } from '@/contract/money';
import type { DisplayedCart } from '@/lib/browser/cart-jobs';
import figureStyles from './cart-figures.module.css';
import { CheckoutButton } from './checkout-button.client';
import styles from './order-total.module.css';
import { VoucherBox } from './voucher-box.client';

interface OrderTotalProps {
  displayed: DisplayedCart;
  packingIds: ReadonlySet<number>;
  /** Resolves to whether the change succeeded; an empty code removes the voucher. */
  setVoucher: (code: string) => Promise<boolean>;
}

/** The total of the cart, with the checkout button. */
export function OrderTotal({ displayed, packingIds, setVoucher }: OrderTotalProps) {
  const { cart, session, voucher, isPending } = displayed;
  const isTooLittle = cart.cart_items.length > 0 && isBelowMinimumOrder(toPaise(cart.total));
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>Order total</h2>
      <VoucherBox
        key={voucher.code}
        isLoggedIn={session.loggedIn}
        voucher={voucher}
        setVoucher={setVoucher}
      />
      <CartFigures
        cart={cart}
        packingIds={packingIds}
        isPending={isPending}
        voucherCode={voucher.code}
      />
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} size="large" block />
      <div role="status">
        {isTooLittle ? (
          <Note tone="warning">{cartMessages.minimumOrder}</Note>
        ) : (
          <p className={styles.hint}>
            Minimum order {wholeRupees(MIN_ORDER_PAISE)}. Cash on delivery available.
          </p>
        )}
      </div>
      {!session.loggedIn && (
        <noscript>
          <p className={styles.hint}>{cartMessages.loginToOrder}</p>
        </noscript>
      )}
    </Panel>
  );
}

interface CartFiguresProps {
  cart: CartData;
  packingIds: ReadonlySet<number>;
  isPending: boolean;
  voucherCode: string;
}

/** The sums of the cart, all calculated by the API; dimmed while a change is pending. */
function CartFigures({ cart, packingIds, isPending, voucherCode }: CartFiguresProps) {
  const isPacking = (line: CartItem) => packingIds.has(line.product_id);
  const packing = cart.cart_items.filter(isPacking);
  const packingTotal = sum(packing.map((line) => line.total));
  const itemCount = sum(
    cart.cart_items.filter((line) => !isPacking(line)).map((line) => line.quantity),
  );
  return (
    <div className={figureStyles.figures} aria-busy={isPending}>
      <dl>
        <SumRow name={`Items (${itemCount})`} value={formatRupees(cart.total - packingTotal)} />
        {packing.length > 0 && <SumRow name="Packing" value={formatRupees(packingTotal)} />}
        {cart.discount_amt > 0 && (
          <SumRow
            name={`Voucher ${voucherCode}`}
            value={formatRupees(-cart.discount_amt)}
            variant="saved"
          />
        )}
        <SumRow name="Delivery" value="at checkout" variant="quiet" />
        <SumRow name="Total" value={formatRupees(cart.final_total)} variant="total" />
      </dl>
      <p className={figureStyles.tax}>including GST {formatRupees(cart.gst_amt)}</p>
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
