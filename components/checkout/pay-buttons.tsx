import { BottomBar, BottomBarSum } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { formatRupees } from '@/contract/money';
import type { AddressOption } from './address-option';
import type { AmountDue } from './amount-due';
import styles from './pay-buttons.module.css';

interface PayButtonsProps {
  sum: AmountDue;
  isSending: boolean;
  size?: 'large';
  block?: boolean;
}

/**
 * The submit button that fits the chosen payment. If gift vouchers pay a part, it shows the
 * remaining amount.
 */
export function PayButtons({ sum, isSending, ...style }: PayButtonsProps) {
  const { gift, left } = sum;
  const amountText = gift > 0 ? ` ${formatRupees(left)}` : '';
  if (gift > 0 && left === 0) {
    return (
      <Button {...style} type="submit" loading={isSending}>
        Place order
      </Button>
    );
  }
  return (
    <>
      <Button {...style} type="submit" loading={isSending} className={styles.online}>
        Pay online{amountText}
      </Button>
      <Button {...style} type="submit" loading={isSending} className={styles.cash}>
        Place order
      </Button>
    </>
  );
}

interface CheckoutPayBarProps {
  sum: AmountDue;
  /** The chosen address. */
  address: AddressOption | undefined;
  isSending: boolean;
}

/** On phones the sum and the button stay at the bottom of the screen instead of in the summary. */
export function CheckoutPayBar({ sum, address, isSending }: CheckoutPayBarProps) {
  return (
    <BottomBar variant="pay" className={styles.payBar}>
      <BottomBarSum sum={formatRupees(sum.left)}>
        {address ? 'with delivery' : 'and delivery'}
      </BottomBarSum>
      <PayButtons sum={sum} isSending={isSending} />
    </BottomBar>
  );
}
