import type { ShownCart } from '@/lib/browser/cart-jobs';
import { formatCounter } from '@/lib/format/counter';
import { formatRupees } from '@/lib/format/money';
import { CheckoutButton } from './checkout-button.client';
import styles from './pay-bar.module.css';

/** On phones the total and the way to the checkout stay at the foot of the screen. */
export function PayBar({ shown: { cart, session, isPending } }: { shown: ShownCart }) {
  return (
    <div className={styles.bar}>
      <p className={styles.total} aria-busy={isPending}>
        <b>{formatRupees(cart.final_total)}</b>
        <span>
          {cart.cart_counter === 1 ? '1 item' : `${formatCounter(cart.cart_counter)} items`}
        </span>
      </p>
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} />
    </div>
  );
}
