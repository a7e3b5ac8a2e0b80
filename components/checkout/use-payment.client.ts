'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { PaymentEnd } from '@/lib/api/checkout';
import { endOf } from '@/lib/api/checkout';

const ASK_EVERY_MS = 2_000;
const GIVE_UP_AFTER_MS = 120_000;

const checkout = () => import('@/lib/browser/checkout');

async function ask([, txnid]: [string, string]): Promise<PaymentEnd> {
  return endOf((await (await checkout()).readPayment(txnid)).state);
}

/** How a payment stands, asked again until it is made, has failed or two minutes are over. */
export function usePayment(txnid: string, first: PaymentEnd) {
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const { data: end = first } = useSWR(first === 'open' ? ['payment', txnid] : null, ask, {
    refreshInterval: (latest = first) => (latest === 'open' && !hasGivenUp ? ASK_EVERY_MS : 0),
    shouldRetryOnError: false,
  });
  useEffect(() => {
    const timer = setTimeout(() => setHasGivenUp(true), GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (end === 'paid') void checkout().then(({ settlePayment }) => settlePayment(txnid));
  }, [end, txnid]);
  return { end, hasGivenUp };
}
