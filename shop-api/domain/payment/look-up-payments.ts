import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { applyEvent } from './apply-event.ts';
import type { PaymentRow } from './attempt.ts';
import { attemptOf } from './attempt.ts';

const ROUND = 20;
const MINUTE = 60_000;
/**
 * Waiting times between questions. The goods are held for 45 minutes (`time-to-pay.ts`): the tenth
 * question comes just before that is over. The last wait holds until two days are over.
 */
const WAITS_MS = [3, 5, 5, 5, 5, 5, 5, 5, 4, 8, 15, 30, 60, 240].map((minutes) => minutes * MINUTE);
/** After a question without an answer, so that an outage of hours costs no more when it is over. */
const AGAIN_MS = 3 * MINUTE;
const GIVE_UP_MS = 48 * 60 * MINUTE;

/**
 * The shop itself: asks gateways what became of payments that nobody reported, with growing waits for
 * two days. Several processes may do this at once. Answers how many it asked about.
 */
export async function lookUpPayments({ ctx }: { ctx: Context }): Promise<number> {
  const due = await claimDue(ctx);
  // At once: a gateway that hangs may cost the other jobs seconds, not minutes.
  await Promise.all(due.map((payment) => lookUp(ctx, payment)));
  return due.length;
}

/** Claims what is due by moving it on, so that nobody else asks at the same time. */
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

/** A question without an answer does not count; what was reported meanwhile needs none. */
async function askAgainSoon({ db, clock }: Context, { id, lookUps }: PaymentRow): Promise<void> {
  const lookUpAt = new Date(clock.now().getTime() + AGAIN_MS);
  await db
    .update(payments)
    .set({ lookUps, lookUpAt })
    .where(and(eq(payments.id, id), isNotNull(payments.lookUpAt)));
}

/** Nobody will hear of it any more; should money come all the same, its callback is still taken. */
async function giveUp(ctx: Context, { id }: PaymentRow): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [now] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!now || now.state === 'paid') return;
    const isOpen = now.state === 'created' || now.state === 'pending';
    const state = isOpen ? ('expired' as const) : now.state;
    await tx.update(payments).set({ state, lookUpAt: null }).where(eq(payments.id, id));
  });
}
