import { useCompany } from '#company';
import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { withPlainDigits } from '@/contract/kit/digits';
import { hasDrawnLogo } from '@/contract/shop/shop-names';
import { splitRupees } from '@/lib/format/money';
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
  const { name: shop } = useCompany();
  const typed = withPlainDigits(amount.trim());
  const rupees = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  const { whole, decimals } = splitRupees(rupees);
  return (
    <div className={styles.voucher} aria-hidden="true">
      <div className={styles.top}>
        {hasDrawnLogo(shop) ? (
          <Art file="logo.svg" alt="" width={96} height={33} eager />
        ) : (
          <b>{shop}</b>
        )}
        <span>{t('Gift voucher')}</span>
      </div>
      <p className={styles.amount}>
        {whole}
        <small>.{decimals}</small>
      </p>
      <p className={styles.name}>{t('For {name}', { name: receiver.trim() || '…' })}</p>
      <p className={styles.message}>{message.trim()}</p>
      <p className={styles.name}>{t('From {name}', { name: sender.trim() || '…' })}</p>
    </div>
  );
}
