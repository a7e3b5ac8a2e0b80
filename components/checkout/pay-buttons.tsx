import { Button } from '@/components/ui/button';
import styles from './pay-buttons.module.css';

interface PayButtonsProps {
  isSending: boolean;
  size?: 'large';
  block?: boolean;
}

/** The button that fits the chosen payment; it sends the form it stands in. */
export function PayButtons({ isSending, ...look }: PayButtonsProps) {
  return (
    <>
      <Button {...look} type="submit" loading={isSending} className={styles.online}>
        Pay online
      </Button>
      <Button {...look} type="submit" loading={isSending} className={styles.cash}>
        Place order
      </Button>
    </>
  );
}
