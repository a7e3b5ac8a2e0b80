import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';

/** Says what becomes of the voucher of a link; whether it fits is known in the cart alone. */
export function VoucherLinkView({ code }: { code: string }) {
  const t = useText();
  return (
    <div className="wrap wrap-anywhere">
      <EmptyState
        motif="marigold"
        heading="h1"
        title={t('Voucher {code}', { code })}
        text="We keep its code in this browser. Your cart offers it to you: one tap there uses it, or says why it does not fit."
        action={
          <div className="cluster center gap-3">
            <ButtonLink href={routes.shop()}>{t('Continue shopping')}</ButtonLink>
            <ButtonLink href={routes.cart()} variant="line">
              {t('Go to the cart')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
