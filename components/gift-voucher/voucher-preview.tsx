import { Art } from '@/components/ui/art';
import { rupeeParts } from '@/lib/format/money';
import styles from './voucher-preview.module.css';

interface VoucherPreviewProps {
  /** Rupees as they are typed. */
  amount: string;
  sender: string;
  receiver: string;
  message: string;
}

/** The voucher as it will be, while it is filled in. Nothing here that the form does not say. */
export function VoucherPreview({ amount, sender, receiver, message }: VoucherPreviewProps) {
  const rupees = /^\d{1,7}(\.\d{1,2})?$/.test(amount.trim()) ? Number(amount) : 0;
  const { whole, decimals } = rupeeParts(rupees);
  return (
    <div className={styles.voucher} aria-hidden="true">
      <div className={styles.top}>
        <Art file="logo.svg" alt="" width={96} height={33} eager />
        <span>Gift voucher</span>
      </div>
      <p className={styles.amount}>
        {whole}
        <small>.{decimals}</small>
      </p>
      <p className={styles.name}>For {receiver.trim() || '…'}</p>
      <p className={styles.message}>{message.trim()}</p>
      <p className={styles.name}>From {sender.trim() || '…'}</p>
    </div>
  );
}
