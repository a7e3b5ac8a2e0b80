import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/** Says what becomes of the voucher of a link; whether it fits is known in the cart alone. */
export function VoucherLinkView({ code }: { code: string }) {
  const t = useText();
  return (
    <div className="wrap stack hug gap-5 form-page">
      <h1 className="wrap-anywhere">{t('Voucher {code}', { code })}</h1>
      <p>
        {t(
          'We keep its code in this browser. Your cart offers it to you: one tap there uses it, or says why it does not fit.',
        )}
      </p>
      <div className="cluster gap-3">
        <ButtonLink href={routes.shop()}>{t('Continue shopping')}</ButtonLink>
        <ButtonLink href={routes.cart()} variant="line">
          {t('Go to the cart')}
        </ButtonLink>
      </div>
    </div>
  );
}
