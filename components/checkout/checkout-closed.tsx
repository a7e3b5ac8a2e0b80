import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Message } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import { CheckoutFrame } from './checkout-frame';

/** In place of the checkout while staff have closed the shop for orders. */
export function CheckoutClosed({ text }: { text: Message }) {
  const t = useText();
  return (
    <CheckoutFrame flash={undefined}>
      <EmptyState
        motif="lotus"
        title="Orders are closed for now"
        text={t.filled(text)}
        action={<ButtonLink href={routes.shop()}>{t('Continue shopping')}</ButtonLink>}
      />
    </CheckoutFrame>
  );
}
