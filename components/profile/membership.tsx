import { useCompany } from '#company';
import { useText } from '#language';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Tag } from '@/components/ui/tag';
import { membershipMessages } from '@/contract/messages/memberships';
import { MEMBERSHIP_PLANS, type MembershipPlan } from '@/contract/shop/membership-plans';
import { formatRupees } from '@/contract/shop/money';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import type { DisplayedMembership } from '@/lib/view/membership';
import { CancelMembership } from './cancel-membership.client';
import styles from './membership.module.css';

const PLAN_NAMES: Record<MembershipPlan, string> = { monthly: 'One month', yearly: 'One year' };
const TERM_NAMES: Record<MembershipPlan, string> = {
  monthly: 'One month of {membership}',
  yearly: 'One year of {membership}',
};

/** The membership tab: the paid terms; null if they could not be loaded. */
export function MembershipTab({ memberships }: { memberships: DisplayedMembership[] | null }) {
  const t = useText();
  if (!memberships) return <Note tone="error">{t(membershipMessages.notLoaded)}</Note>;
  if (memberships.length === 0) {
    return (
      <EmptyState
        motif="lotus"
        title={membershipMessages.none}
        action={<ButtonLink href={routes.membershipPlans()}>{t('See the plans')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={`stack gap-6 ${styles.membership}`}>
      <p>{t('Delivery is free on every order, and your orders are packed first.')}</p>
      <ul className="stack gap-4">
        {memberships.map((membership) => (
          <MembershipPanel key={membership.id} membership={membership} />
        ))}
      </ul>
      <Renew />
    </div>
  );
}

function MembershipPanel({ membership }: { membership: DisplayedMembership }) {
  const t = useText();
  const { membershipName } = useCompany();
  const { plan, price, from, until, cancelled, may_cancel: mayCancel } = membership;
  return (
    <li>
      <Panel className="stack hug gap-3">
        <h2 className="cluster middle gap-2 gap-x-4 title-size">
          {t(TERM_NAMES[plan], { membership: membershipName })}
          <Tag variant={membership.is_active ? 'elite' : 'plain'}>{t(statusOf(membership))}</Tag>
        </h2>
        <p>
          {t('From {from} until {until}.', {
            from: t.filled(from.text),
            until: t.filled(until.text),
          })}{' '}
          <TextWithElements
            text="{price}, GST included."
            elements={{ price: <span className="num">{formatRupees(price)}</span> }}
          />
        </p>
        {cancelled && (
          <p className="muted">
            <TextWithElements
              text="You cancelled it on {day}. What you paid goes back to you."
              elements={{
                day: <time dateTime={cancelled.iso}>{t.filled(cancelled.text)}</time>,
              }}
            />
          </p>
        )}
        <Documents membership={membership} />
        {mayCancel && <CancelMembership id={membership.id} amount={formatRupees(price)} />}
      </Panel>
    </li>
  );
}

/** The files of a membership; a plain link, since they are no pages. */
function Documents({ membership }: { membership: DisplayedMembership }) {
  const t = useText();
  const { id, invoice_number: invoice, credit_note_number: creditNote } = membership;
  if (!invoice) return null;
  return (
    <p className="cluster gap-3 mt-3">
      <a className="link" href={orderApi.membershipDocument(id, 'invoice')} download>
        {t('Tax invoice {number} (PDF)', { number: invoice })}
      </a>
      {creditNote && (
        <a className="link" href={orderApi.membershipDocument(id, 'credit-note')} download>
          {t('Credit note {number} (PDF)', { number: creditNote })}
        </a>
      )}
    </p>
  );
}

function statusOf({ cancelled, is_active, is_expired }: DisplayedMembership): string {
  if (cancelled) return 'Cancelled';
  if (is_active) return 'Active';
  return is_expired ? 'Expired' : 'Not started yet';
}

function Renew() {
  const t = useText();
  return (
    <section aria-labelledby="renew">
      <h2 id="renew" className="cluster middle gap-2 gap-x-4 title-size">
        {t('Renew')}
      </h2>
      <p>{t('It does not renew by itself. What you add now follows the term you have.')}</p>
      <div className="cluster gap-3 mt-3">
        {MEMBERSHIP_PLANS.map((plan) => (
          <ButtonLink key={plan} href={routes.membershipPayment({ plan })} variant="line">
            {t('Add {plan}', { plan: t(PLAN_NAMES[plan]).toLowerCase() })}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
