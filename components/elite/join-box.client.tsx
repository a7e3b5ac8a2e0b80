'use client';

import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { RadioCard } from '@/components/ui/radio-card';
import type { PlanOffer } from '@/contract/elite';
import { DEFAULT_PLAN } from '@/contract/elite-plans';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './join-box.module.css';
import { useJoin } from './use-join.client';

/**
 * The plans with the button that fits the shopper. The page is the same for everyone, so members find
 * their words in the place of the form, which keeps its size. Without scripts the form leads on.
 */
export function JoinBox({ plans }: { plans: PlanOffer[] }) {
  const surface = useSurface();
  const { isMember, wasMember, onSubmit } = useJoin();
  return (
    <Panel className={styles.box}>
      <form
        action={routes.subscriptionPayment()}
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
      {isMember && <Member />}
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

function Member() {
  return (
    <div className={styles.member}>
      <CircleCheck aria-hidden="true" size={36} strokeWidth={1.5} />
      <p className={styles.title}>You are an Elite member</p>
      <p className="muted">Delivery is free on every order.</p>
      <ButtonLink href={routes.subscription()} variant="line">
        See my membership
      </ButtonLink>
    </div>
  );
}
