import { and, desc, eq } from 'drizzle-orm';
import type { MembershipPlan } from '../../contract/shop/membership-plans.ts';
import { memberships } from '../../shop-api/db/schema/memberships.ts';
import { payments } from '../../shop-api/db/schema/payments.ts';
import { apiTokens } from '../../shop-api/db/schema/sessions.ts';
import type { Context } from '../../shop-api/domain/kernel/context.ts';
import { applyEvent } from '../../shop-api/domain/payments/apply-event.ts';
import { tokenHash } from '../../shop-api/domain/session/token-hash.ts';
import type { PaymentEvent } from '../../shop-api/providers/payment/payment-gateway.ts';
import type { TestApp } from './test-app.ts';
import { testDeps } from './test-deps.ts';

type Headers = Record<string, string>;

let made = 0;

/** A purchase txnid that was not used before. */
export function newMembershipTxnid(): string {
  made += 1;
  return String(1_763_700_000_000 + made);
}

/** Requests the payment link of a purchase. */
export function askFor(
  app: TestApp,
  who: Headers,
  txnid: string,
  plan: MembershipPlan = 'monthly',
) {
  return app.call('POST /get-subscription-payment-link/', { who, body: { txnid, plan } });
}

/** The newest payment of a customer's purchase. */
export async function paymentOf(app: TestApp, who: Headers, membershipTxnid: string) {
  const hash = tokenHash(who.Authorization?.replace('token ', '') ?? '');
  const [found] = await app.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(memberships, eq(memberships.id, payments.membershipId))
    .innerJoin(apiTokens, eq(apiTokens.customerId, memberships.customerId))
    .where(and(eq(memberships.requestKey, membershipTxnid), eq(apiTokens.tokenHash, hash)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!found) throw new Error(`Nobody asked for ${membershipTxnid}`);
  return found.payment;
}

/** A gateway's event about a payment; `second` is another transfer for the same payment. */
export function paymentEventFor(
  { txnid, amountPaise }: typeof payments.$inferSelect,
  outcome: PaymentEvent['outcome'],
  transfer: 'first' | 'second' = 'first',
): PaymentEvent {
  const facts = { txnid, amountPaise, currency: 'INR', reference: null, fields: {} };
  return { ...facts, outcome, paymentId: `${txnid} ${transfer}` } as PaymentEvent;
}

/** Applies a gateway's event. */
export function applyPaymentEvent(app: TestApp, paymentId: number, event: PaymentEvent) {
  const input = { paymentId, event, differences: [], source: 'callback' as const };
  return applyEvent({ ctx: shopItself(app), input });
}

/** The context of a system job. */
export function shopItself({ db, clock }: TestApp): Context {
  return { ...testDeps({ db, clock }), who: { kind: 'nobody' }, address: 'unknown' };
}

/** Buys a membership: requests and pays it. Returns its id. */
export async function buyMembership(
  app: TestApp,
  who: Headers,
  plan: MembershipPlan = 'monthly',
  membershipTxnid = newMembershipTxnid(),
): Promise<number> {
  await askFor(app, who, membershipTxnid, plan);
  const payment = await paymentOf(app, who, membershipTxnid);
  await applyPaymentEvent(app, payment.id, paymentEventFor(payment, 'paid'));
  return payment.membershipId ?? 0;
}
