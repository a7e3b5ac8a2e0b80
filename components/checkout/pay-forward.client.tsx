'use client';

import { useEffect, useRef } from 'react';
import { PaymentSheet } from '@/components/shared/payment-sheet';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { PaymentPurpose } from '@/contract/payment';
import { checkoutMessages } from '@/lib/api/checkout';
import { updateSession } from '@/lib/browser/shopper';
import { useSession } from '@/lib/browser/use-session';

interface PayForwardProps {
  url: string;
  /** POST: `fields` go there as a form. */
  method: 'GET' | 'POST';
  fields: Record<string, string>;
  purpose: PaymentPurpose;
}

/** Takes the browser to the gateway at once; the button is for those without scripts, or who come back. */
export function PayForward({ url, method, fields, purpose }: PayForwardProps) {
  const form = useRef<HTMLFormElement>(null);
  useEmptyCounter(purpose === 'order');
  useEffect(() => {
    if (method === 'POST') form.current?.submit();
    // The back button leads to where the shopper came from, not here.
    else location.replace(url);
  }, [method, url]);
  const words = 'Go to the payment page';
  return (
    <PaymentSheet title={checkoutMessages.onTheWay} isBusy>
      <p role="status">{checkoutMessages.doNotRefresh}</p>
      {method === 'POST' ? (
        <form ref={form} action={url} method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{words}</Button>
        </form>
      ) : (
        <ButtonLink href={url}>{words}</ButtonLink>
      )}
    </PaymentSheet>
  );
}

/** While the payment of an order is under way the counter shows 0; the cart itself waits for it. */
function useEmptyCounter(isOrder: boolean): void {
  const { session } = useSession();
  const { cartCount } = session;
  useEffect(() => {
    if (isOrder && cartCount > 0) updateSession({ cartCount: 0, cartTotal: 0 });
  }, [isOrder, cartCount]);
}
