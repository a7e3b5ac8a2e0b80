import { and, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { eliteEndpoints } from '../../../contract/elite.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import type { PaymentPage } from '../payment/open-payment.ts';
import { openPayment } from '../payment/open-payment.ts';
import { payerEmail } from '../payment/payer-email.ts';
import type { MembershipRow } from './lock-membership.ts';
import { lockMember } from './lock-membership.ts';
import { PLANS } from './plans.ts';

/** How long a payment page of a membership may be opened. */
const OPEN_MS = 30 * 60_000;

interface AskForMembership {
  ctx: Context;
  /** `txnid`: the storefront's name of the purchase. */
  input: InferType<typeof eliteEndpoints.getSubscriptionPaymentLink.body>;
}

/**
 * Customers ask to pay for a term of membership, also for the one after the present. Asked again
 * under the same name they go on with the same term and its payment. Errors: `conflict` (paid
 * already, other plan or price than at first, no mobile number).
 */
export async function askForMembership({ ctx, input }: AskForMembership): Promise<PaymentPage> {
  const { customerId } = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    // Whoever asks twice at once waits here, and finds what the first has written.
    await lockMember(tx, customerId);
    const term = await findOrInsert(within, customerId, input);
    assertOpen(term, input);
    return openPayment(within, {
      subject: { membershipId: term.id },
      customerId,
      amountPaise: term.pricePaise,
      product: `Vanya Elite, ${PLANS[term.plan].name.toLowerCase()}`,
      payer: await payerOf(within, customerId),
      expiresAt: new Date(ctx.clock.now().getTime() + OPEN_MS),
    });
  });
}

async function findOrInsert(
  { db: tx, clock }: Context,
  customerId: number,
  { txnid: purchase, plan }: AskForMembership['input'],
): Promise<MembershipRow> {
  const isThis = and(eq(memberships.customerId, customerId), eq(memberships.purchase, purchase));
  const [found] = await tx.select().from(memberships).where(isThis);
  if (found) return found;
  const { pricePaise } = PLANS[plan];
  const row = { customerId, purchase, plan, pricePaise, createdAt: clock.now() };
  const [term] = await tx.insert(memberships).values(row).returning();
  if (!term) throw new Error('An insert always answers its row');
  return term;
}

/** One name is one purchase: nobody pays for a month and gets a year, or yesterday's price. */
function assertOpen(term: MembershipRow, { plan }: AskForMembership['input']): void {
  if (term.paidAt) throw new DomainError('conflict', 'This membership is paid already.');
  if (term.plan === plan && term.pricePaise === PLANS[plan].pricePaise) return;
  throw new DomainError('conflict', 'The plan has changed. Please choose it again.');
}

/** Gateways insist on a number. */
async function payerOf(ctx: Context, customerId: number) {
  const [row] = await ctx.db.select().from(customers).where(eq(customers.id, customerId));
  if (!row?.phone) {
    throw new DomainError('conflict', 'Please add your mobile number to your profile first.');
  }
  const name = `${row.firstName} ${row.lastName}`.trim();
  return { name, email: payerEmail(ctx, row.email), phone: row.phone };
}
