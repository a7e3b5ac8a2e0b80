'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import useSWR from 'swr';
import { useSurface } from '@/components/ui/link.client';
import { openLogin } from '@/lib/browser/login-popup';
import { newKey } from '@/lib/browser/new-key';
import { openPaymentWindow } from '@/lib/browser/payment-window';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';

/** Who looks at the plans, and what joining means for them. */
export function useJoin() {
  const { session, isLoaded } = useSession();
  const { loggedIn, isElite, firstName } = session;
  const surface = useSurface();
  const router = useRouter();
  const { data } = useSWR(loggedIn && !isElite ? ['elite-history', firstName] : null, readHistory, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Before the shopper is known, and in the window of the app, the form itself leads on.
    if (!isLoaded || (loggedIn && surface === 'app')) return;
    event.preventDefault();
    const plan = String(new FormData(event.currentTarget).get('plan'));
    if (!loggedIn) {
      openLogin({ next: routes.subscriptionPayment({ plan }) });
      return;
    }
    const purchase = { plan, txnid: newKey() };
    openPaymentWindow(purchase);
    router.push(routes.subscriptionPayment(purchase));
  };
  return { isMember: isElite, wasMember: data?.wasMember ?? false, onSubmit };
}

async function readHistory() {
  const { readEliteHistory } = await import('@/lib/browser/elite');
  return readEliteHistory();
}
