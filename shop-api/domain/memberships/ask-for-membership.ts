import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { membershipEndpoints } from '../../../contract/memberships/memberships.ts';
import { membershipApiMessages } from '../../../contract/messages/memberships.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, MINUTE_MS } from '../kernel/durations.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { openPayment, type PaymentPage, payerEmail } from '../payments/open-payment.ts';
import { assertSells } from '../settings/assert-sells.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { lockMember, type MembershipRow } from './lock-membership.ts';
import { findRequested } from './membership-request.ts';
import { PLANS, priceOf } from './plans.ts';

/** How long the payment page of a membership can be opened. */
const OPEN_MS = 30 * MINUTE_MS;
/** How long a gateway is asked about an unpaid purchase, which another request continues. */
const CONTINUE_MS = 2 * DAY_MS;

interface AskForMembership {
  ctx: Context;
  /** `txnid`: the storefront's key of the purchase. */
  input: InferType<typeof membershipEndpoints.getMembershipPaymentLink.body>;
}

/**
 * Customers buy a term of membership, also the one after the current term. Another request for the
 * same plan, from a second tab or tap, continues the unpaid term and its payment, so that a second
 * payment for it is refunded. Errors: `conflict` (already paid, plan or price changed, no mobile
 * number).
 */
export async function askForMembership({ ctx, input }: AskForMembership): Promise<PaymentPage> {
  const { customerId } = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    // A simultaneous second request waits here, and finds the row that the first has written.
    await lockMember(tx, customerId);
    const { company, ...settings } = await storedSettings(tx);
    assertSells(ctx, { company, ...settings });
    const pricePaise = priceOf(settings, input.plan);
    const membership = await findOrInsert(within, { customerId, pricePaise, ...input });
    assertOpen(membership, { plan: input.plan, pricePaise });
    return openPayment(within, {
      subject: { purpose: 'membership', id: membership.id },
      customerId,
      amountPaise: membership.pricePaise,
      product: `${company.membershipName}, ${PLANS[membership.plan].name.toLowerCase()}`,
      payer: await payerOf(within, customerId),
      expiresAt: new Date(ctx.clock.now().getTime() + OPEN_MS),
    });
  });
}

type Wanted = AskForMembership['input'] & Pick<MembershipRow, 'customerId' | 'pricePaise'>;

async function findOrInsert(
  ctx: Context,
  { customerId, pricePaise, txnid: requestKey, plan }: Wanted,
): Promise<MembershipRow> {
  const { db: tx, clock } = ctx;
  const found = await findRequested(tx, { customerId, requestKey });
  if (found) return found;
  const unpaid = await findUnpaid(ctx, { customerId, plan, pricePaise });
  const row = { customerId, requestKey, plan, pricePaise, createdAt: clock.now() };
  const [membership] = await tx
    .insert(memberships)
    .values({ ...row, continuesId: unpaid?.id ?? null })
    .returning();
  if (!membership) throw new Error('An insert always answers its row');
  return unpaid ?? membership;
}

/** Returns the customer's latest unpaid term of a plan at its current price. */
async function findUnpaid(
  { db: tx, clock }: Context,
  { customerId, plan, pricePaise }: Pick<MembershipRow, 'customerId' | 'plan' | 'pricePaise'>,
): Promise<MembershipRow | undefined> {
  const [unpaid] = await tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        eq(memberships.plan, plan),
        eq(memberships.pricePaise, pricePaise),
        isNull(memberships.paidAt),
        isNull(memberships.continuesId),
        gt(memberships.createdAt, new Date(clock.now().getTime() - CONTINUE_MS)),
      ),
    )
    .orderBy(desc(memberships.id))
    .limit(1);
  return unpaid;
}

/** Refuses a paid term, and a changed plan or price: one `txnid` is one purchase at one price. */
function assertOpen(
  membership: MembershipRow,
  { plan, pricePaise }: Pick<MembershipRow, 'plan' | 'pricePaise'>,
): void {
  if (membership.paidAt) {
    throw new DomainError('conflict', 'membership_paid', membershipApiMessages.paidAlready);
  }
  if (membership.plan === plan && membership.pricePaise === pricePaise) return;
  throw new DomainError('conflict', 'membership_plan_changed', membershipApiMessages.planChanged);
}

/** Returns the payer. Gateways require a phone number. */
async function payerOf(ctx: Context, customerId: number) {
  const [row] = await ctx.db.select().from(customers).where(eq(customers.id, customerId));
  if (!row?.phone) {
    throw new DomainError('conflict', 'mobile_number_missing', membershipApiMessages.mobileMissing);
  }
  const name = `${row.firstName} ${row.lastName}`.trim();
  return { name, email: payerEmail(ctx, row.email), phone: row.phone };
}
