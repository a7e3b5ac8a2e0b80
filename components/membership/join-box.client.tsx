'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { RadioCard } from '@/components/ui/radio-card';
import { SHIPPING_PAISE } from '@/contract/limits';
import { DEFAULT_PLAN } from '@/contract/membership-plans';
import type { PlanOffer } from '@/contract/memberships';
import { formatRupees, wholeRupees } from '@/contract/money';
import { openLogin } from '@/lib/browser/login-popup';
import { openPaymentWindow } from '@/lib/browser/payment-window';
import { useSession } from '@/lib/browser/use-session';
import { newKey } from '@/lib/browser/write-queue';
import { routes } from '@/lib/routes';
import type { MembershipHistory } from '@/lib/view/membership';
import styles from './join-box.module.css';

const DOUBLE_CLICK_MS = 2000;
/** Only members load it. */
const MemberCard = dynamic(async () => (await import('./member-card')).MemberCard);

/**
 * The plans with the button that fits the shopper. The page is the same for everyone: for members a
 * text replaces the form in the same space. Without scripts the form itself navigates.
 */
export function JoinBox({ plans }: { plans: PlanOffer[] }) {
  const surface = useSurface();
  const { firstName, isMember, history, onSubmit } = useJoinMembership();
  return (
    <Panel className={styles.box}>
      <form
        action={routes.membershipPayment()}
        method="get"
        className={styles.form}
        inert={isMember}
        onSubmit={onSubmit}
      >
        <fieldset className={styles.plans}>
          <legend>
            <h2 className={styles.title}>Choose your plan</h2>
          </legend>
          {plans.map((offer) => (
            <RadioCard
              key={offer.plan}
              name="plan"
              value={offer.plan}
              defaultChecked={offer.plan === DEFAULT_PLAN}
            >
              <Offer offer={offer} plans={plans} />
            </RadioCard>
          ))}
        </fieldset>
        <p className={styles.saving} role="status">
          {savingOf(history)}
        </p>
        {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
        <Button type="submit" size="large" block>
          {history?.wasMember ? 'Renew/Buy Subscription' : 'Join Elite'}
        </Button>
        <p className="hint">GST included. One payment: the membership does not renew by itself.</p>
      </form>
      {isMember && <MemberCard firstName={firstName} until={history?.until ?? null} />}
    </Panel>
  );
}

interface OfferProps {
  offer: PlanOffer;
  plans: readonly PlanOffer[];
}

function Offer({ offer: { name, price, months }, plans }: OfferProps) {
  const saved = percentSaved({ price, months }, plans);
  return (
    <span className={styles.offer}>
      <b>{name}</b>
      <b className="num">{formatRupees(price)}</b>
      {months > 1 && (
        <span className={styles.each}>
          {saved > 0 && <b>{saved}% less by the year. </b>}
          {formatRupees(price / months)} a month, paid at once
        </span>
      )}
    </span>
  );
}

/** Returns by how many percent a plan is cheaper than as many single months. */
function percentSaved(
  { price, months }: Pick<PlanOffer, 'price' | 'months'>,
  plans: readonly PlanOffer[],
): number {
  const single = plans.find((plan) => plan.months === 1)?.price ?? 0;
  return single > 0 ? Math.round((1 - price / (single * months)) * 100) : 0;
}

/** Returns what the customer's own orders would have saved, else when a month pays off. */
function savingOf(history: MembershipHistory | undefined): string {
  if (!history || history.deliveryPaid === 0) {
    return `Each order outside Ahmedabad saves ${wholeRupees(SHIPPING_PAISE)} of delivery.`;
  }
  return `You paid ${formatRupees(history.deliveryPaid)} for delivery in the last 12 months.`;
}

/** Returns the shopper's membership status and the submit handler of the plans. */
function useJoinMembership() {
  const { session, isLoaded } = useSession();
  const { loggedIn, isElite, firstName } = session;
  const surface = useSurface();
  const router = useRouter();
  const lastPress = useRef(-DOUBLE_CLICK_MS);
  const { data } = useSWR(loggedIn ? ['elite-history', firstName, isElite] : null, readHistory, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Before the session is loaded, and inside the mobile app, the browser submits the form.
    if (!isLoaded || (loggedIn && surface === 'app')) return;
    event.preventDefault();
    // A double click is one press, and opens one window.
    if (event.timeStamp - lastPress.current < DOUBLE_CLICK_MS) return;
    lastPress.current = event.timeStamp;
    const plan = String(new FormData(event.currentTarget).get('plan'));
    if (!loggedIn) {
      openLogin({ next: routes.membershipPayment({ plan }) });
      return;
    }
    const payment = { plan, txnid: newKey() };
    openPaymentWindow(payment);
    router.push(routes.membershipPayment(payment));
  };
  return { firstName, isMember: isElite, history: data, onSubmit };
}

async function readHistory(): Promise<MembershipHistory> {
  const { fetchMembershipHistory } = await import('@/lib/browser/membership');
  return fetchMembershipHistory();
}
