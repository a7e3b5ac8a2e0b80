import { useText } from '#language';
import { withPlainDigits } from '@/contract/kit/digits';
import { GiftCardFace } from './gift-card-face';
import styles from './gift-card-preview.module.css';

interface GiftCardPreviewProps {
  /** The typed amount in rupees. */
  amount: string;
  sender: string;
  receiver: string;
  message: string;
}

/** A live preview of the voucher. It shows nothing that the form does not contain. */
export function GiftCardPreview({ amount, sender, receiver, message }: GiftCardPreviewProps) {
  const t = useText();
  const typed = withPlainDigits(amount.trim());
  const rupees = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  return (
    <div aria-hidden="true" className={styles.preview}>
      <GiftCardFace amount={rupees} receiver={receiver.trim() || '…'}>
        <p className={styles.message}>{message.trim()}</p>
        <p className="strong one-line">{t('From {name}', { name: sender.trim() || '…' })}</p>
      </GiftCardFace>
    </div>
  );
}
