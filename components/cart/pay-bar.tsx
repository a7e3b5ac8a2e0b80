import { countItems } from '@/components/shared/count-items';
import bottom from '@/components/ui/bottom-bar.module.css';
import type { ShownCart } from '@/lib/browser/cart-jobs';
import { formatRupees } from '@/lib/format/money';
import styles from './cart-view.module.css';
import { CheckoutButton } from './checkout-button.client';

/** On phones the total and the way to the checkout stay at the foot of the screen. */
export function PayBar({ shown: { cart, session, isPending } }: { shown: ShownCart }) {
  return (
    <div className={`${bottom.pay} ${styles.payBar}`}>
      <p className={bottom.total} aria-busy={isPending}>
        <b>{formatRupees(cart.final_total)}</b>
        <span>{countItems(cart.cart_counter)}</span>
      </p>
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} />
    </div>
  );
}
