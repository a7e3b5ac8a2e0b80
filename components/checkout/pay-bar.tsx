import bottom from '@/components/ui/bottom-bar.module.css';
import { formatRupees } from '@/lib/format/money';
import styles from './checkout-view.module.css';
import { PayButtons } from './pay-buttons';
import type { Place } from './place';
import type { ToPay } from './to-pay';

interface PayBarProps {
  sum: ToPay;
  /** The chosen one. */
  place: Place | undefined;
  isSending: boolean;
}

/** On phones the sum and the button stay at the foot of the screen, in place of the summary's button. */
export function PayBar({ sum, place, isSending }: PayBarProps) {
  return (
    <div className={`${bottom.pay} ${styles.payBar}`} data-bottom-bar>
      <p className={bottom.total}>
        <b>{formatRupees(sum.left)}</b>
        <span>{place ? 'with delivery' : 'and delivery'}</span>
      </p>
      <PayButtons sum={sum} isSending={isSending} />
    </div>
  );
}
