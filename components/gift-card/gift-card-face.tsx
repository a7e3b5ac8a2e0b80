import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { hasDrawnLogo } from '@/contract/shop/shop-names';
import { splitRupees } from '@/lib/format/money';
import styles from './gift-card-face.module.css';

interface GiftCardFaceProps {
  /** In rupees. */
  amount: number;
  receiver: string;
  /** What stands below the receiver. */
  children?: ReactNode;
}

/** A gift voucher as paper: the shop, the amount, and whom it is for. Never its code. */
export function GiftCardFace({ amount, receiver, children }: GiftCardFaceProps) {
  const t = useText();
  const { name: shop } = useCompany();
  const { whole, decimals } = splitRupees(amount);
  return (
    <div className={`stack packed-top gap-1-half wrap-anywhere ${styles.voucher}`}>
      <div className="row between strong">
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
      <p className="strong one-line">{t('For {name}', { name: receiver })}</p>
      {children}
    </div>
  );
}
