'use client';

import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { useAnnouncedWrite } from '@/components/shared/use-announced-write.client';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';

interface CancelOrderProps {
  id: number;
  /** Something was paid, by gift vouchers too. */
  isPaid: boolean;
}

/** Cancels an order that is not packed yet. */
export function CancelOrder({ id, isPaid }: CancelOrderProps) {
  const cancel = useAnnouncedWrite(async () =>
    (await import('@/lib/browser/http')).postForMessage(orderApi.cancelOrder(id)),
  );
  return (
    <ConfirmForm
      label="Cancel order"
      question="Cancel this order?"
      text={
        isPaid
          ? 'We will not ship anything, and what you have paid comes back to you.'
          : 'We will not ship anything, and you pay nothing.'
      }
      yes="Yes, cancel the order"
      no="Keep the order"
      action={orderApi.cancelOrder(id)}
      next={routes.order(id)}
      from={routes.order(id)}
      onYes={cancel}
    />
  );
}
