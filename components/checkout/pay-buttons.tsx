import { useText } from '#language';
import { BottomBar, BottomBarSum } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { formatRupees } from '@/contract/shop/money';
import type { PricedPlace } from './address-option';
import type { AmountDue } from './amount-due';
import styles from './pay-buttons.module.css';

interface PayButtonsProps {
  sum: AmountDue;
  /** The chosen address or store; without it the amount is not known yet. */
  address: PricedPlace | undefined;
  isBusy: boolean;
  size?: 'large';
  block?: boolean;
}

/** The submit button that fits the chosen payment, with the amount. */
export function PayButtons({ sum, address, isBusy, ...style }: PayButtonsProps) {
  const t = useText();
  const { gift, left } = sum;
  const amount = address && <span className={styles.amount}> {formatRupees(left)}</span>;
  if (gift > 0 && left === 0) {
    return (
      <Button {...style} type="submit" loading={isBusy}>
        {t('Place order')}
      </Button>
    );
  }
  return (
    <>
      <Button {...style} type="submit" loading={isBusy} className={styles.online}>
        {t('Pay online')}
        {amount}
      </Button>
      <Button {...style} type="submit" loading={isBusy} className={styles.cash}>
        {t('Place order')}
        {amount}
      </Button>
    </>
  );
}

interface CheckoutPayBarProps {
  sum: AmountDue;
  /** The chosen address or store. */
  address: PricedPlace | undefined;
  isBusy: boolean;
}

/** On phones the sum and the button stay at the bottom of the screen instead of in the summary. */
export function CheckoutPayBar({ sum, address, isBusy }: CheckoutPayBarProps) {
  const t = useText();
  return (
    <BottomBar variant="pay" className={styles.payBar}>
      <BottomBarSum sum={formatRupees(sum.left)}>{t(sumName(address))}</BottomBarSum>
      <PayButtons sum={sum} address={address} isBusy={isBusy} />
    </BottomBar>
  );
}

function sumName(place: PricedPlace | undefined): string {
  if (!place) return 'and delivery';
  return place.storeName ? 'To pay' : 'with delivery';
}
