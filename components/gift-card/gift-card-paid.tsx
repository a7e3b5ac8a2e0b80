import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { ButtonLink } from '@/components/ui/button-link';
import { formatRupees } from '@/contract/shop/money';
import type { PaidGift } from '@/lib/view/checkout';
import { GiftCardFace } from './gift-card-face';
import styles from './gift-card-paid.module.css';

interface GiftCardPaidProps extends PaidGift {
  /** The absolute URL of the shop. */
  shopUrl: string;
}

/** A gift voucher just paid: its paper, where its code goes, and what happens next. */
export function GiftCardPaid({ amount, receiver, shopUrl }: GiftCardPaidProps) {
  const t = useText();
  const { name: shop } = useCompany();
  const { name, email } = receiver;
  const greeting = t(
    'I have sent you a {shop} gift voucher of {amount}. The code is in your mail.',
    {
      shop,
      amount: formatRupees(amount),
    },
  );
  return (
    <div className={`stack gap-4 text-left ${styles.paid}`}>
      <GiftCardFace amount={amount} receiver={name} />
      <p className="strong wrap-anywhere">{t('The code is on its way to {email}.', { email })}</p>
      <ul className="stack gap-1-half muted bullets">
        <li>{t('{name} enters it at the checkout. It does not expire.', { name })}</li>
        <li>{t('Your receipt comes to your own mail.')}</li>
      </ul>
      <ButtonLink
        href={`https://wa.me/?text=${encodeURIComponent(`${greeting} ${shopUrl}`)}`}
        variant="line"
        target="_blank"
        rel="noopener noreferrer"
      >
        <BrandIcon brand="whatsapp" />
        {t('Share on WhatsApp')}
      </ButtonLink>
    </div>
  );
}
