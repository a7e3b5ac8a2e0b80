import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../kernel/durations.ts';
import { applyEvent } from './apply-event.ts';
import { attemptOf, type PaymentRow } from './payment.ts';

const ROUND = 20;
/**
 * Waits between look-ups. The goods are held for 45 minutes (`payment.ts`): the tenth look-up comes
 * just before they end. The last wait repeats until two days are over.
 */
const WAITS_MS = [3, 5, 5, 5, 5, 5, 5, 5, 4, 8, 15, 30, 60, 240].map(
  (minutes) => minutes * MINUTE_MS,
);
/**
 * The wait after a look-up without an answer, so that a long outage causes no longer delay after
 * its end.
 */
const AGAIN_MS = 3 * MINUTE_MS;
const GIVE_UP_MS = 48 * HOUR_MS;

/**
 * System job: looks up payments without a report at their gateways, with growing waits for two
 * days. Several processes may do this at the same time. Returns the number of look-ups.
 */
export async function lookUpPayments({ ctx }: { ctx: Context }): Promise<number> {
  const due = await claimDue(ctx);
  // In parallel: a gateway that hangs may cost the other jobs seconds, not minutes.
  await Promise.all(due.map((payment) => lookUp(ctx, payment)));
  return due.length;
}

/** Claims due payments by moving their time on, so that no other process looks them up as well. */
async function claimDue(ctx: Context): Promise<PaymentRow[]> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(payments)
      .where(lte(payments.lookUpAt, now))
      .orderBy(asc(payments.lookUpAt))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    for (const { id, lookUps } of due) {
      const wait = WAITS_MS[lookUps] ?? WAITS_MS.at(-1) ?? 0;
      const next = { lookUps: lookUps + 1, lookUpAt: new Date(now.getTime() + wait) };
      await tx.update(payments).set(next).where(eq(payments.id, id));
    }
    return due;
  });
}

async function lookUp(ctx: Context, payment: PaymentRow): Promise<void> {
  const gateway = ctx.gateways.named(payment.gateway);
  try {
    if (!gateway) throw new Error('The gateway is not configured');
    const attempt = attemptOf(payment, ctx);
    const event = await gateway.lookUp(attempt);
    const differences = gateway.differences(attempt, event);
    const input = { paymentId: payment.id, event, differences, source: 'look up' as const };
    await applyEvent({ ctx, input });
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    ctx.alarm(`The payment gateway ${payment.gateway} cannot be asked: ${name}`);
    await askAgainSoon(ctx, payment);
  }
  const isOld = ctx.clock.now().getTime() - payment.createdAt.getTime() > GIVE_UP_MS;
  if (isOld) await giveUp(ctx, payment);
}

/**
 * Does not count a look-up without an answer; a payment reported meanwhile needs no further one.
 */
async function askAgainSoon({ db, clock }: Context, { id, lookUps }: PaymentRow): Promise<void> {
  const lookUpAt = new Date(clock.now().getTime() + AGAIN_MS);
  await db
    .update(payments)
    .set({ lookUps, lookUpAt })
    .where(and(eq(payments.id, id), isNotNull(payments.lookUpAt)));
}

/** Ends the look-ups of a payment; a callback that reports money later is still accepted. */
async function giveUp(ctx: Context, { id }: PaymentRow): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [now] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!now) return;
    const isOpen = now.state === 'created' || now.state === 'pending';
    const state = isOpen ? ('expired' as const) : now.state;
    await tx.update(payments).set({ state, lookUpAt: null }).where(eq(payments.id, id));
  });
}
