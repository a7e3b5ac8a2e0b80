import { useCompany } from '#company';
import { useText } from '#language';
import { BrandIcon } from '@/components/ui/brand-icons';
import { ButtonLink } from '@/components/ui/button-link';
import { isoDayText } from '@/contract/messages/dates';
import { formatRupees } from '@/contract/shop/money';
import type { PaidGift } from '@/lib/view/checkout';
import { GiftCardFace } from './gift-card-face';
import styles from './gift-card-paid.module.css';

interface GiftCardPaidProps extends PaidGift {
  /** The absolute URL of the shop. */
  shopUrl: string;
}

/** A gift voucher just paid: its paper, when its code goes where, and what happens next. */
export function GiftCardPaid({ shopUrl, ...gift }: GiftCardPaidProps) {
  const t = useText();
  const { amount, receiver, sendOn, byWhatsapp } = gift;
  const { name, email } = receiver;
  return (
    <div className={`stack gap-4 text-left ${styles.paid}`}>
      <GiftCardFace amount={amount} receiver={name} />
      <p className="strong wrap-anywhere">
        {sendOn
          ? t('The code goes to {email} on {day}.', { email, day: t.filled(isoDayText(sendOn)) })
          : t('The code is on its way to {email}.', { email })}
      </p>
      <ul className="stack gap-1-half muted bullets">
        <li>{t('{name} enters it at the checkout. It does not expire.', { name })}</li>
        {(sendOn || !byWhatsapp) && <li>{t('Your receipt comes to your own mail.')}</li>}
        {byWhatsapp && (
          <li>
            {t(
              sendOn
                ? 'On that day your message for WhatsApp, with the code, comes to your own mail.'
                : 'Your message for WhatsApp, with the code, comes to your own mail.',
            )}
          </li>
        )}
      </ul>
      {!sendOn && !byWhatsapp && <ShareGift amount={amount} shopUrl={shopUrl} />}
    </div>
  );
}

/** Says on WhatsApp that a voucher is in the mail, without its code. */
function ShareGift({ amount, shopUrl }: Pick<GiftCardPaidProps, 'amount' | 'shopUrl'>) {
  const t = useText();
  const { name: shop } = useCompany();
  const greeting = t(
    'I have sent you a {shop} gift voucher of {amount}. The code is in your mail.',
    {
      shop,
      amount: formatRupees(amount),
    },
  );
  return (
    <ButtonLink
      href={`https://wa.me/?text=${encodeURIComponent(`${greeting} ${shopUrl}`)}`}
      variant="line"
      target="_blank"
      rel="noopener noreferrer"
    >
      <BrandIcon brand="whatsapp" />
      {t('Share on WhatsApp')}
    </ButtonLink>
  );
}
