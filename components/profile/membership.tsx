import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Tag } from '@/components/ui/tag';
import type { ElitePlan } from '@/contract/elite-plans';
import { ELITE_PLANS } from '@/contract/elite-plans';
import type { ShownTerm } from '@/lib/api/elite';
import { eliteMessages } from '@/lib/api/elite';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { CancelMembership } from './cancel-membership.client';
import styles from './membership.module.css';

const PLAN_NAMES: Record<ElitePlan, string> = { monthly: 'One month', yearly: 'One year' };

/** The tab of members: the terms they have paid; null where they could not be read. */
export function Membership({ terms }: { terms: ShownTerm[] | null }) {
  if (!terms) return <Note tone="error">{eliteMessages.notLoaded}</Note>;
  if (terms.length === 0) {
    return (
      <EmptyState
        motif="lotus"
        title={eliteMessages.none}
        action={<ButtonLink href={routes.subscriptionPlans()}>See the plans</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.membership}>
      <p>Delivery is free on every order, and your orders are packed first.</p>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <Term key={term.id} term={term} />
        ))}
      </ul>
      <Renew />
    </div>
  );
}

function Term({ term }: { term: ShownTerm }) {
  const { plan, price, from, until, cancelled, may_cancel: mayCancel } = term;
  return (
    <li>
      <Panel className={styles.term}>
        <h2 className={styles.title}>
          {PLAN_NAMES[plan]} of Vanya Elite
          <Tag look={term.is_active ? 'elite' : 'plain'}>{standingOf(term)}</Tag>
        </h2>
        <p>
          From <time dateTime={from.iso}>{from.text}</time> until{' '}
          <time dateTime={until.iso}>{until.text}</time>.{' '}
          <span className="num">{formatRupees(price)}</span>, GST included.
        </p>
        {cancelled && (
          <p className="muted">
            You cancelled it on <time dateTime={cancelled.iso}>{cancelled.text}</time>. What you
            paid goes back to you.
          </p>
        )}
        {mayCancel && <CancelMembership id={term.id} amount={formatRupees(price)} />}
      </Panel>
    </li>
  );
}

function standingOf({ cancelled, is_active, is_expired }: ShownTerm): string {
  if (cancelled) return 'Cancelled';
  if (is_active) return 'Active';
  return is_expired ? 'Expired' : 'Not started yet';
}

function Renew() {
  return (
    <section aria-labelledby="renew">
      <h2 id="renew" className={styles.title}>
        Renew
      </h2>
      <p>It does not renew by itself. What you add now follows the term you have.</p>
      <div className={styles.ways}>
        {ELITE_PLANS.map((plan) => (
          <ButtonLink key={plan} href={routes.subscriptionPayment({ plan })} variant="line">
            Add {PLAN_NAMES[plan].toLowerCase()}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
