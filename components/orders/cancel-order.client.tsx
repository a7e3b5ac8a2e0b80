'use client';

import { useRouter } from 'next/navigation';
import { ConfirmForm } from '@/components/shared/confirm-form.client';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';

interface CancelOrderProps {
  id: number;
  /** Something was paid, by gift vouchers too. */
  isPaid: boolean;
}

/** Cancels an order that is not packed yet. */
export function CancelOrder({ id, isPaid }: CancelOrderProps) {
  const router = useRouter();
  const cancel = async () => {
    try {
      const { postCancelOrder: cancelOrder } = await import('@/lib/browser/orders');
      toast.success(await cancelOrder(id));
      router.refresh();
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
    }
    return true;
  };
  return (
    <ConfirmForm
      label="Cancel order"
      question="Cancel this order?"
      text={`Nothing of it will be sent.${isPaid ? ' What you have paid is returned to you.' : ''}`}
      yes="Yes, cancel the order"
      no="Keep the order"
      action={orderApi.cancelOrder(id)}
      next={routes.order(id)}
      from={routes.order(id)}
      onYes={cancel}
    />
  );
}
