'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { messageFor } from '@/lib/api/api-error';
import { orderMessages } from '@/lib/api/order-messages';
import { toast } from '@/lib/browser/toast';
import { onSurface, routes } from '@/lib/routes';
import { useLeaving } from './use-leaving.client';

interface AcceptAndPayProps {
  id: number;
  /** Rupees, as the page shows them. */
  amount: number;
  /** The printed number, where there are many such buttons. */
  number?: string;
}

/** Leads to the page where the order is paid. Also works as a plain form post. */
export function AcceptAndPay({ id, amount, number }: AcceptAndPayProps) {
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeaving();
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { payOrder } = await import('@/lib/browser/orders');
      location.assign(await payOrder(id, { amount, surface }));
    } catch (error) {
      toast.error(messageFor(error, orderMessages.notPaid));
      setIsLeaving(false);
    }
  };
  return (
    <form action={`/api/orders/${id}/pay`} method="post" onSubmit={pay}>
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={onSurface(routes.order(id), surface)} />
      <Button type="submit" size={number ? 'small' : undefined} loading={isLeaving}>
        Accept and Pay
        {number && <span className="visually-hidden">: {number}</span>}
      </Button>
    </form>
  );
}
