import type { ShopperCart } from '@/lib/api/shopper';
import { formatRupees } from '@/lib/format/money';
import styles from './pay-bar.module.css';
import { PayButtons } from './pay-buttons';
import type { Place } from './place';
import { toPay } from './to-pay';

interface PayBarProps {
  cart: ShopperCart;
  /** The chosen one. */
  place: Place | undefined;
  isSending: boolean;
}

/** On phones the sum and the button stay at the foot of the screen, in place of the summary's button. */
export function PayBar({ cart, place, isSending }: PayBarProps) {
  const sum = toPay(cart, place);
  return (
    <div className={styles.bar} data-bottom-bar>
      <p className={styles.total}>
        <b>{formatRupees(sum ?? cart.cart.final_total)}</b>
        <span>{sum === undefined ? 'and delivery' : 'with delivery'}</span>
      </p>
      <PayButtons isSending={isSending} />
    </div>
  );
}
