'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { PaymentActions, PaymentSheet } from '@/components/shared/payment-sheet';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/payment-kinds';
import { apiRoutes } from '@/lib/api-routes';
import { routes } from '@/lib/routes';
import type { PaymentOutcomeState } from '@/lib/view/checkout';
import { paymentOutcomeOf } from '@/lib/view/checkout';
import { PAYMENT_COPY } from './payment-copy';
import { PaymentFailed, PaymentReturned } from './payment-result';

interface Paying {
  txnid: string;
  purpose: PaymentPurpose;
}

interface PaymentOutcomeProps extends Paying {
  /** The status of the payment when the page was rendered. */
  first: PaymentOutcomeState;
}

/** The outcome of a payment. While unknown, it is polled every two seconds, for two minutes. */
export function PaymentOutcome({ first, ...paying }: PaymentOutcomeProps) {
  const { end, hasGivenUp } = usePayment(paying.txnid, first);
  if (end === 'failed') return <PaymentFailed purpose={paying.purpose} />;
  if (end === 'paid') return <Paid {...paying} />;
  if (end === 'open') return <Open {...paying} hasGivenUp={hasGivenUp} />;
  return <PaymentReturned purpose={paying.purpose} isOther={end === 'other than asked'} />;
}

/** Submits a form, so that the cart's gift and voucher are also cleared without scripts. */
function Paid({ txnid, purpose }: Paying) {
  const { text, links } = PAYMENT_COPY[purpose].paid;
  const [first, second] = links;
  return (
    <PaymentSheet title={paymentMessages.paid} role="status">
      <p>{text}</p>
      <form action={apiRoutes.payment(txnid)} method="post">
        <HiddenFields next={first.href} />
        <PaymentActions>
          {purpose === 'order' ? (
            <Button type="submit">{first.label}</Button>
          ) : (
            <ButtonLink href={first.href}>{first.label}</ButtonLink>
          )}
          <ButtonLink href={second.href} variant="line">
            {second.label}
          </ButtonLink>
        </PaymentActions>
      </form>
    </PaymentSheet>
  );
}

function Open({ txnid, purpose, hasGivenUp }: Paying & { hasGivenUp: boolean }) {
  const { text, links } = PAYMENT_COPY[purpose].later;
  return (
    <PaymentSheet title="Your payment is being confirmed" isBusy={!hasGivenUp}>
      <p role="status">{hasGivenUp ? text : paymentMessages.doNotRefresh}</p>
      <noscript>
        <p>
          <a href={routes.paid(txnid)}>Look again</a>
        </p>
      </noscript>
      <PaymentActions>
        {(hasGivenUp ? links : links.slice(0, 1)).map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="line">
            {label}
          </ButtonLink>
        ))}
      </PaymentActions>
    </PaymentSheet>
  );
}

const ASK_EVERY_MS = 2_000;
const GIVE_UP_AFTER_MS = 120_000;

const checkout = () => import('@/lib/browser/checkout');

async function ask([, txnid]: [string, string]): Promise<PaymentOutcomeState> {
  return paymentOutcomeOf((await (await checkout()).fetchPayment(txnid)).state);
}

/** Polls the status of a payment until it succeeds or fails, or two minutes have passed. */
function usePayment(txnid: string, first: PaymentOutcomeState) {
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
    if (end === 'paid')
      void checkout().then(({ postSettlePayment: settlePayment }) => settlePayment(txnid));
  }, [end, txnid]);
  return { end, hasGivenUp };
}
