import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { cartMessages } from '@/lib/api/cart-messages';
import type { ShownCart } from '@/lib/browser/cart-jobs';
import { CartFigures } from './cart-figures';
import { CheckoutButton } from './checkout-button.client';
import { isBelowMinimum } from './is-below-minimum';
import styles from './order-total.module.css';
import { VoucherBox } from './voucher-box';

interface OrderTotalProps {
  shown: ShownCart;
  packingIds: ReadonlySet<number>;
}

/** What the cart comes to, and the way to the checkout. */
export function OrderTotal({ shown, packingIds }: OrderTotalProps) {
  const { cart, session, isPending } = shown;
  const isTooLittle = cart.cart_items.length > 0 && isBelowMinimum(cart);
  return (
    <Panel className={styles.panel}>
      <h2 className={styles.title}>Order total</h2>
      <VoucherBox isLoggedIn={session.loggedIn} />
      <CartFigures cart={cart} packingIds={packingIds} isPending={isPending} />
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
