'use client';

import { CircleCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { RadioCard } from '@/components/ui/radio-card';
import { DEFAULT_PLAN } from '@/contract/membership-plans';
import type { PlanOffer } from '@/contract/memberships';
import { formatRupees } from '@/contract/money';
import { openLogin } from '@/lib/browser/login-popup';
import { openPaymentWindow } from '@/lib/browser/payment-window';
import { useSession } from '@/lib/browser/use-session';
import { newKey } from '@/lib/browser/write-queue';
import { routes } from '@/lib/routes';
import styles from './join-box.module.css';

/**
 * The plans with the button that fits the shopper. The page is the same for everyone: for members a
 * text replaces the form in the same space. Without scripts the form itself navigates.
 */
export function JoinBox({ plans }: { plans: PlanOffer[] }) {
  const surface = useSurface();
  const { isMember, wasMember, onSubmit } = useJoinMembership();
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
              <Offer {...offer} />
            </RadioCard>
          ))}
        </fieldset>
        {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
        <Button type="submit" size="large" block>
          {wasMember ? 'Renew/Buy Subscription' : 'Join Elite'}
        </Button>
        <p className="hint">GST included. One payment: the membership does not renew by itself.</p>
      </form>
      {isMember && <MemberCopy />}
    </Panel>
  );
}

function Offer({ name, price, months }: PlanOffer) {
  return (
    <span className={styles.offer}>
      <b>{name}</b>
      <b className="num">{formatRupees(price)}</b>
      {months > 1 && (
        <span className={styles.each}>{formatRupees(price / months)} a month, paid at once</span>
      )}
    </span>
  );
}

function MemberCopy() {
  return (
    <div className={styles.member}>
      <CircleCheck aria-hidden="true" size={36} strokeWidth={1.5} />
      <p className={styles.title}>You are an Elite member</p>
      <p className="muted">Delivery is free on every order.</p>
      <ButtonLink href={routes.membership()} variant="line">
        See my membership
      </ButtonLink>
    </div>
  );
}

/** Returns the shopper's membership status and the submit handler of the plans. */
function useJoinMembership() {
  const { session, isLoaded } = useSession();
  const { loggedIn, isElite, firstName } = session;
  const surface = useSurface();
  const router = useRouter();
  const { data } = useSWR(loggedIn && !isElite ? ['elite-history', firstName] : null, readHistory, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Before the session is loaded, and inside the mobile app, the browser submits the form.
    if (!isLoaded || (loggedIn && surface === 'app')) return;
    event.preventDefault();
    const plan = String(new FormData(event.currentTarget).get('plan'));
    if (!loggedIn) {
      openLogin({ next: routes.membershipPayment({ plan }) });
      return;
    }
    const payment = { plan, txnid: newKey() };
    openPaymentWindow(payment);
    router.push(routes.membershipPayment(payment));
  };
  return { isMember: isElite, wasMember: data?.wasMember ?? false, onSubmit };
}

async function readHistory() {
  const { fetchMembershipHistory } = await import('@/lib/browser/membership');
  return fetchMembershipHistory();
}
