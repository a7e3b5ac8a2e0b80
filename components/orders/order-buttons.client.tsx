'use client';

import { RotateCcw } from 'lucide-react';
import type { FormEvent } from 'react';
import { useCallback, useState } from 'react';
import { useOnPageShow } from '@/components/shared/use-on-page-show.client';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { commonMessages } from '@/contract/messages/common';
import { paymentMessages } from '@/contract/messages/payments';
import { messageFor, notesOf } from '@/lib/api-error';
import { apiRoutes } from '@/lib/api-routes';
import { toast } from '@/lib/browser/toast';
import { onSurface, routes } from '@/lib/routes';

interface PayOrderButtonProps {
  id: number;
  /** The displayed amount in rupees. */
  amount: number;
  /** The printed order number, if the page has several such buttons. */
  number?: string;
}

/** Leads to the payment page of the order. Also works as a plain form post. */
export function PayOrderButton({ id, amount, number }: PayOrderButtonProps) {
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeavingPage();
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { postPayOrder: payOrder } = await import('@/lib/browser/orders');
      location.assign(await payOrder(id, { amount, surface }));
    } catch (error) {
      toast.error(messageFor(error, paymentMessages.failed), notesOf(error));
      setIsLeaving(false);
    }
  };
  return (
    <form action={apiRoutes.payOrder(id)} method="post" onSubmit={pay}>
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
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeavingPage();
  const order = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { postReorder: reorder } = await import('@/lib/browser/orders');
      // A full page load, since a cart page in the back/forward cache lacks the outcome.
      location.assign(await reorder(id, surface));
    } catch (error) {
      toast.error(messageFor(error, commonMessages.wentWrongTryLater), notesOf(error));
      setIsLeaving(false);
    }
  };
  return (
    <form action={apiRoutes.reorder(id)} method="post" onSubmit={order}>
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

/** Returns whether the browser is leaving the page; false again when the page is restored. */
function useLeavingPage(): [boolean, (isLeaving: boolean) => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  useOnPageShow(useCallback(() => setIsLeaving(false), []));
  return [isLeaving, setIsLeaving];
}
