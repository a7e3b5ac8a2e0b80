import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { cartMessages } from '@/lib/api/cart-messages';
import type { ShownCart } from '@/lib/browser/cart-jobs';
import { CartFigures } from './cart-figures';
import { CheckoutButton } from './checkout-button.client';
import { isBelowMinimum } from './is-below-minimum';
import styles from './order-total.module.css';
import { VoucherBox } from './voucher-box.client';

interface OrderTotalProps {
  shown: ShownCart;
  packingIds: ReadonlySet<number>;
  /** Resolves to whether it was done; an empty code takes the voucher off. */
  setVoucher: (code: string) => Promise<boolean>;
}

/** What the cart comes to, and the way to the checkout. */
export function OrderTotal({ shown, packingIds, setVoucher }: OrderTotalProps) {
  const { cart, session, voucher, isPending } = shown;
  const isTooLittle = cart.cart_items.length > 0 && isBelowMinimum(cart);
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
          <p className={styles.hint}>Minimum order ₹250. Cash on delivery available.</p>
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
