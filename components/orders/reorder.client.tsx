'use client';

import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { messageFor } from '@/lib/api/api-error';
import { orderMessages } from '@/lib/api/order-messages';
import { toast } from '@/lib/browser/toast';
import { onSurface } from '@/lib/routes';
import { useLeaving } from './use-leaving.client';

interface ReorderProps {
  id: number;
  /** The printed number, which tells many such buttons apart. */
  number: string;
  /** The page it stands on, to come back to when nothing can be had. */
  from: string;
  size?: 'small';
}

/** Puts an order's goods into the cart again and goes there. Also works as a plain form post. */
export function Reorder({ id, number, from, size }: ReorderProps) {
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeaving();
  const order = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { reorder } = await import('@/lib/browser/orders');
      // Opened anew, since a kept page of the cart would not tell what became of the order.
      location.assign(await reorder(id, surface));
    } catch (error) {
      toast.error(messageFor(error, orderMessages.notReordered));
      setIsLeaving(false);
    }
  };
  return (
    <form action={`/api/orders/${id}/reorder`} method="post" onSubmit={order}>
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={onSurface(from, surface)} />
      <Button type="submit" variant="line" size={size} loading={isLeaving}>
        <RotateCcw aria-hidden="true" />
        Order again
        <span className="visually-hidden">: {number}</span>
      </Button>
    </form>
  );
}
