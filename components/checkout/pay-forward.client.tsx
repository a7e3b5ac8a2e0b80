'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '#language';
import { PaymentSheet } from '@/components/shared/payment-sheet';
import { useOnPageShow } from '@/components/shared/use-on-page-show.client';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import { updateSession } from '@/lib/browser/session-store';
import { useSession } from '@/lib/browser/use-session';
import type { Gateway } from '@/lib/view/checkout';

interface PayForwardProps extends Gateway {
  purpose: PaymentPurpose;
}

/** Redirects to the gateway at once; the button is for returning shoppers or without scripts. */
export function PayForward({ url, method, fields, purpose }: PayForwardProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEmptyCounter(purpose === 'order');
  useReadingAgain();
  useEffect(() => {
    if (method === 'POST') form.current?.submit();
    // The back button then leads to the previous page, not to this one.
    else location.replace(url);
  }, [method, url]);
  const label = 'Go to the payment page';
  return (
    <PaymentSheet title={paymentMessages.opening} isBusy>
      <p role="status">{t(paymentMessages.doNotRefresh)}</p>
      {method === 'POST' ? (
        <form ref={form} action={url} method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{t(label)}</Button>
        </form>
      ) : (
        // Not a page of the shop: it has no language, and the shop's links would give it one.
        <a className={buttonClass({})} href={url}>
          {t(label)}
        </a>
      )}
    </PaymentSheet>
  );
}

/** A page that the back button restores leads to the outcome, where the payment has ended. */
function useReadingAgain(): void {
  const router = useRouter();
  useOnPageShow(
    useCallback(
      ({ persisted: isRestored }: PageTransitionEvent) => {
        if (isRestored) router.refresh();
      },
      [router],
    ),
  );
}

/** Shows 0 in the counter while the order is being paid; the cart itself is unchanged. */
function useEmptyCounter(isOrder: boolean): void {
  const { session } = useSession();
  const { cartCount } = session;
  useEffect(() => {
    if (isOrder && cartCount > 0) updateSession({ cartCount: 0, cartTotal: 0 });
  }, [isOrder, cartCount]);
}
