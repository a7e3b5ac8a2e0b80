import { Button } from '@/components/ui/button';
import { formatRupees } from '@/lib/format/money';
import styles from './pay-buttons.module.css';
import type { ToPay } from './to-pay';

interface PayButtonsProps {
  sum: ToPay;
  isSending: boolean;
  size?: 'large';
  block?: boolean;
}

/**
 * The button that fits the chosen payment; it sends the form it stands in. Where gift vouchers pay a
 * part, it says what is left.
 */
export function PayButtons({ sum, isSending, ...look }: PayButtonsProps) {
  const { gift, left } = sum;
  const words = gift > 0 ? ` ${formatRupees(left)}` : '';
  if (gift > 0 && left === 0) {
    return (
      <Button {...look} type="submit" loading={isSending}>
        Place order
      </Button>
    );
  }
  return (
    <>
      <Button {...look} type="submit" loading={isSending} className={styles.online}>
        Pay online{words}
      </Button>
      <Button {...look} type="submit" loading={isSending} className={styles.cash}>
        Place order
      </Button>
    </>
  );
}
