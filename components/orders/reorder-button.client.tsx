'use client';

import type { FormEvent } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSurface } from '@/components/ui/link.client';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';
import { onSurface } from '@/lib/surface';
import { useLeavingPage } from './use-leaving-page.client';

interface ReorderButtonProps {
  id: number;
  /** The printed order number, which distinguishes several such buttons. */
  number: string;
  /** The current page, to return to if no item is available. */
  from: string;
  size?: 'small';
}

/** Adds an order's items to the cart again and opens it. Also works as a plain form post. */
export function ReorderButton({ id, number, from, size }: ReorderButtonProps) {
  const t = useText();
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeavingPage();
  const order = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { postForPage } = await import('@/lib/browser/http');
      // A full page load, since a cart page in the back/forward cache lacks the outcome.
      location.assign(await postForPage(orderApi.reorder(id), { surface }));
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
      setIsLeaving(false);
    }
  };
  return (
    <form action={orderApi.reorder(id)} method="post" onSubmit={order}>
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={onSurface(from, surface)} />
      <Button type="submit" variant="line" size={size} loading={isLeaving}>
        <Icon name="rotate-ccw" />
        {t('Order again')}
        <span className="visually-hidden">: {number}</span>
      </Button>
    </form>
  );
}
