'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import type { ButtonStyle } from '@/components/ui/button-class';
import { useSurface } from '@/components/ui/link.client';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import { splitLanguage } from '@/contract/shop/languages';
import { formatRupees } from '@/contract/shop/money';
import { ApiError, messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import { useLeavingPage } from './use-leaving-page.client';

interface ToPay {
  id: number;
  /** The displayed amount in rupees. */
  amount: number;
}

interface PayOrderButtonProps extends ToPay, ButtonStyle {
  /** The printed order number, if the page has several such buttons. */
  number?: string;
  /** Stands before the amount. */
  label?: string;
}

/** Leads to the payment page of an order. Also works as a plain form post. */
export function PayOrderButton({
  id,
  amount,
  number,
  label = 'Accept and Pay',
  ...style
}: PayOrderButtonProps) {
  const t = useText();
  return (
    <AcceptForm
      {...{ id, amount, style }}
      action={orderApi.payOrder(id)}
      failure={paymentMessages.failed}
    >
      {t(label)} {formatRupees(amount)}
      {number && <span className="visually-hidden">: {number}</span>}
    </AcceptForm>
  );
}

/** Makes an order that waits for its online payment a cash order. Also a plain form post. `label` is in the page's language. */
export function PayOnDeliveryButton({
  id,
  amount,
  label,
  ...style
}: ToPay & ButtonStyle & { label?: string | undefined }) {
  const t = useText();
  return (
    <AcceptForm
      {...{ id, amount, style }}
      action={orderApi.payOnDelivery(id)}
      failure={orderMessages.notPlaced}
      isLast
    >
      {label ?? t('Pay on delivery instead')}
    </AcceptForm>
  );
}

interface AcceptFormProps extends ToPay {
  style: ButtonStyle;
  action: string;
  failure: string;
  /** The way back does not lead to this page again. */
  isLast?: boolean;
  children: ReactNode;
}

/** Sends the displayed amount of an order. Other figures meanwhile stand on the order's page. */
function AcceptForm({ id, amount, style, action, failure, isLast, children }: AcceptFormProps) {
  const router = useRouter();
  const surface = useSurface();
  const [isLeaving, setIsLeaving] = useLeavingPage();
  const orderPage = onSurface(routes.order(id), surface);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      const { postForPage } = await import('@/lib/browser/http');
      const next = await postForPage(action, { amount, surface });
      if (isLast) location.replace(next);
      else location.assign(next);
    } catch (error) {
      if (isChange(error) && splitLanguage(location.pathname).path !== routes.order(id)) {
        location.assign(orderPage);
        return;
      }
      toast.error(messageFor(error, failure), notesOf(error));
      if (isChange(error)) router.refresh();
      setIsLeaving(false);
    }
  };
  return (
    <form action={action} method="post" onSubmit={submit}>
      <input type="hidden" name="amount" value={amount} />
      <input type="hidden" name="surface" value={surface} />
      <input type="hidden" name="from" value={orderPage} />
      <Button type="submit" {...style} loading={isLeaving}>
        {children}
      </Button>
    </form>
  );
}

/** Whether the order's page explains the refusal: its prices or goods are others. */
function isChange(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
