'use client';

import { useText } from '#language';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { useAnnouncedWrite } from '@/components/shared/use-announced-write.client';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';

interface CancelMembershipProps {
  id: number;
  /** The amount paid, formatted. */
  amount: string;
}

/** Cancels an unused membership term. */
export function CancelMembership({ id, amount }: CancelMembershipProps) {
  const t = useText();
  const cancel = useAnnouncedWrite(async () =>
    (await import('@/lib/browser/membership')).postCancelMembership(id),
  );
  return (
    <ConfirmForm
      label="Cancel membership"
      question="Cancel this membership?"
      text={t(
        'It ends at once, and {amount} goes back to you, the way you paid. Where another term follows, that one begins; otherwise delivery is charged again.',
        { amount },
      )}
      yes="Yes, cancel it"
      no="Keep it"
      action={orderApi.cancelMembership(id)}
      next={routes.membership()}
      from={routes.membership()}
      onYes={cancel}
    />
  );
}
