'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import useSWR from 'swr';
import { useCompany } from '#company';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { PaymentActions, PaymentSheet } from '@/components/shared/payment-sheet';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { paymentMessages } from '@/contract/messages/payments';
import { withValues } from '@/contract/messages/text-with-values';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import { type PaymentOutcomeState, paymentOutcomeOf } from '@/lib/view/checkout';
import { type NextLink, PAYMENT_COPY } from './payment-copy';
import { PaymentFailed, PaymentReturned, type Retry } from './payment-result';

interface Paying {
  txnid: string;
  purpose: PaymentPurpose;
}

interface PaymentOutcomeProps extends Paying {
  /** The status of the payment when the page was rendered. */
  first: PaymentOutcomeState;
  /** For an order that still waits for its payment. */
  retry?: Retry | undefined;
  /** What was bought, drawn by the server. */
  bought?: Bought | undefined;
}

/** The thanks for what was paid, and the first way to go on. */
interface Bought {
  thanks: ReactNode;
  next?: NextLink | undefined;
  /** The thanks have the heading of the page. */
  isHeaded?: boolean;
}

/** The outcome of a payment. While unknown, it is polled every two seconds, for two minutes. */
export function PaymentOutcome({ first, retry, bought, ...paying }: PaymentOutcomeProps) {
  const { end, wait } = usePayment(paying.txnid, first);
  const { purpose } = paying;
  if (end === 'failed') return <PaymentFailed purpose={purpose} retry={retry} />;
  if (end === 'paid') return <Paid {...paying} bought={bought} />;
  if (end === 'open') return <Open {...paying} wait={wait} />;
  return <PaymentReturned {...{ purpose, retry }} isOther={end === 'other than asked'} />;
}

/** The thanks for what was paid, and the ways to go on. */
function Paid({ txnid, purpose, bought }: Paying & Pick<PaymentOutcomeProps, 'bought'>) {
  const t = useText();
  const { text, links } = PAYMENT_COPY[purpose].paid;
  const { membershipName } = useCompany();
  const [usual, second] = links;
  const first = bought?.next ?? usual;
  return (
    <PaymentSheet title={paymentMessages.paid} role="status" isWide={bought?.isHeaded}>
      {bought?.thanks ?? <p>{t.filled(withValues(text, { membership: membershipName }))}</p>}
      <PaymentActions>
        {purpose === 'order' && !bought ? (
          <SettledForm txnid={txnid} {...first} />
        ) : (
          <ButtonLink href={first.href}>{t(first.label)}</ButtonLink>
        )}
        <ButtonLink href={second.href} variant="line">
          {t(second.label)}
        </ButtonLink>
      </PaymentActions>
    </PaymentSheet>
  );
}

/** A button that also clears the gift and voucher of the cart, without scripts too. */
function SettledForm({ txnid, label, href }: NextLink & Pick<Paying, 'txnid'>) {
  const t = useText();
  return (
    <form action={orderApi.payment(txnid)} method="post">
      <HiddenFields next={href} />
      <Button type="submit">{t(label)}</Button>
    </form>
  );
}

/** How long the shopper has waited: the page is left only after a while. */
type Wait = 'begun' | 'long' | 'given up';

function Open({ txnid, purpose, wait }: Paying & { wait: Wait }) {
  const t = useText();
  const surface = useSurface();
  const { text, links } = PAYMENT_COPY[purpose].later;
  const isBusy = wait !== 'given up';
  const offered = isBusy ? links.slice(0, 1) : links;
  return (
    <PaymentSheet title="Your payment is being confirmed" isBusy={isBusy}>
      <p role="status">{t(isBusy ? paymentMessages.doNotRefresh : text)}</p>
      <noscript>
        <p>
          <a href={onSurface(routes.paid(txnid), surface)}>{t('Look again')}</a>
        </p>
      </noscript>
      {wait !== 'begun' && (
        <PaymentActions>
          {offered.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="line">
              {t(label)}
            </ButtonLink>
          ))}
        </PaymentActions>
      )}
    </PaymentSheet>
  );
}

const ASK_EVERY_MS = 2_000;
const LONG_AFTER_MS = 30_000;
const GIVE_UP_AFTER_MS = 120_000;

const checkout = () => import('@/lib/browser/checkout');

async function ask([, txnid]: [string, string]): Promise<PaymentOutcomeState> {
  return paymentOutcomeOf((await (await checkout()).fetchPayment(txnid)).state);
}

/** Polls the status of a payment until it succeeds or fails, or two minutes have passed. */
function usePayment(txnid: string, first: PaymentOutcomeState) {
  const router = useRouter();
  const wait = useWait();
  const { data: end = first } = useSWR(first === 'open' ? ['payment', txnid] : null, ask, {
    refreshInterval: (latest = first) =>
      latest === 'open' && wait !== 'given up' ? ASK_EVERY_MS : 0,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    if (end === 'paid')
      void checkout().then(({ postSettlePayment: settlePayment }) => settlePayment(txnid));
  }, [end, txnid]);
  // What the page shows of the order is drawn by the server.
  useEffect(() => {
    if (end !== first) router.refresh();
  }, [end, first, router]);
  return { end, wait };
}

function useWait(): Wait {
  const [wait, setWait] = useState<Wait>('begun');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWait('long'), LONG_AFTER_MS),
      setTimeout(() => setWait('given up'), GIVE_UP_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return wait;
}
