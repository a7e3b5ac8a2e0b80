import { and, desc, eq } from 'drizzle-orm';
import type { ElitePlan } from '../../contract/elite-plans.ts';
import { apiTokens } from '../../shop-api/db/schema/api-tokens.ts';
import { memberships } from '../../shop-api/db/schema/memberships.ts';
import { payments } from '../../shop-api/db/schema/payments.ts';
import type { Context } from '../../shop-api/domain/context.ts';
import { tokenHash } from '../../shop-api/domain/identity/token-hash.ts';
import { applyEvent } from '../../shop-api/domain/payment/apply-event.ts';
import type { PaymentEvent } from '../../shop-api/providers/payment/payment.ts';
import type { TestApp } from './test-app.ts';
import { testDeps } from './test-deps.ts';

type Headers = Record<string, string>;

let made = 0;

/** A name that no purchase had before. */
export function newPurchase(): string {
  made += 1;
  return String(1_763_700_000_000 + made);
}

/** Asks for the link of a purchase. */
export function askFor(app: TestApp, who: Headers, txnid: string, plan: ElitePlan = 'monthly') {
  return app.call('POST /get-subscription-payment-link/', { who, body: { txnid, plan } });
}

/** The newest payment of a customer's purchase. */
export async function paymentOf(app: TestApp, who: Headers, purchase: string) {
  const hash = tokenHash(who.Authorization?.replace('token ', '') ?? '');
  const [found] = await app.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(memberships, eq(memberships.id, payments.membershipId))
    .innerJoin(apiTokens, eq(apiTokens.customerId, memberships.customerId))
    .where(and(eq(memberships.purchase, purchase), eq(apiTokens.tokenHash, hash)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!found) throw new Error(`Nobody asked for ${purchase}`);
  return found.payment;
}

/** What a gateway says of a payment; `second` is another transfer for the same one. */
export function newsOf(
  { txnid, amountPaise }: typeof payments.$inferSelect,
  outcome: PaymentEvent['outcome'],
  transfer: 'first' | 'second' = 'first',
): PaymentEvent {
  const facts = { txnid, amountPaise, currency: 'INR', reference: null, fields: {} };
  return { ...facts, outcome, paymentId: `${txnid} ${transfer}` } as PaymentEvent;
}

/** Tells the shop what a gateway says. */
export function tell(app: TestApp, paymentId: number, event: PaymentEvent) {
  const input = { paymentId, event, differences: [], source: 'callback' as const };
  return applyEvent({ ctx: shopItself(app), input });
}

/** The shop as it acts by itself. */
export function shopItself({ db, clock }: TestApp): Context {
  return { ...testDeps({ db, clock }), who: { kind: 'nobody' }, address: 'unknown' };
}

/** Buys a term: asks for it and pays. Answers its id. */
export async function buyTerm(
  app: TestApp,
  who: Headers,
  plan: ElitePlan = 'monthly',
  purchase = newPurchase(),
): Promise<number> {
  await askFor(app, who, purchase, plan);
  const payment = await paymentOf(app, who, purchase);
  await tell(app, payment.id, newsOf(payment, 'paid'));
  return payment.membershipId ?? 0;
}
