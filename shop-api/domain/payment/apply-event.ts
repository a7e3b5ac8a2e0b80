import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentEvents } from '../../db/schema/payment-events.ts';
import type { StoredPaymentState } from '../../db/schema/payments.ts';
import { payments } from '../../db/schema/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentEvent } from '../../providers/payment/payment.ts';
import type { Context } from '../context.ts';
import type { PaymentRow } from './attempt.ts';
import { oweBack } from './owe-back.ts';
import { lockSubject, settlePayment } from './settle-payment.ts';

interface ApplyEvent {
  ctx: Context;
  input: {
    paymentId: number;
    event: PaymentEvent;
    /** What the event says otherwise than the attempt. */
    differences: string[];
    source: 'callback' | 'look up';
  };
}

/** How an attempt goes on when nothing was paid. What is paid stays paid, whatever comes after. */
const WITHOUT_MONEY: Record<
  'failed' | 'pending',
  Partial<Record<StoredPaymentState, StoredPaymentState>>
> = {
  failed: { created: 'failed', pending: 'failed' },
  pending: { created: 'pending' },
};

/**
 * The shop itself: takes in what a gateway vouches for. Return page, webhook and reconciliation all end
 * here, in any order and however often, and leave one truth; no money is ever ignored.
 */
export async function applyEvent({ ctx, input }: ApplyEvent): Promise<StoredPaymentState> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const payment = await lockPayment(within, input.paymentId);
    await record(tx, { ...input, at: ctx.clock.now() });
    if (input.event.outcome !== 'paid') return goOn(tx, payment, input.event.outcome);
    if (input.differences.length > 0) return mismatch(within, payment, input);
    return pay(within, payment, input.event);
  });
}

/** Order before payment, as everywhere: whoever changes both waits in one line. */
async function lockPayment(ctx: Context, id: number): Promise<PaymentRow> {
  const { db: tx } = ctx;
  const [found] = await tx.select().from(payments).where(eq(payments.id, id));
  if (found) await lockSubject(ctx, found);
  const [locked] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!locked) throw new Error(`There is no payment ${id}`);
  return locked;
}

async function record(tx: Database, input: ApplyEvent['input'] & { at: Date }): Promise<void> {
  const { paymentId, event, differences, source, at } = input;
  const { outcome, fields } = event;
  await tx.insert(paymentEvents).values({ paymentId, source, outcome, differences, fields, at });
}

async function goOn(
  tx: Database,
  { id, state }: PaymentRow,
  outcome: 'failed' | 'pending',
): Promise<StoredPaymentState> {
  const next = WITHOUT_MONEY[outcome][state];
  if (next) await tx.update(payments).set({ state: next }).where(eq(payments.id, id));
  return next ?? state;
}

async function mismatch(
  ctx: Context,
  payment: PaymentRow,
  { event, differences }: ApplyEvent['input'],
): Promise<StoredPaymentState> {
  ctx.alarm(`A payment differs from what was asked for: ${differences.join(', ')}`);
  await oweBack(ctx, { payment, event, reason: 'other than asked for' });
  if (payment.state === 'paid') return 'paid';
  const ended = { state: 'mismatch' as const, lookUpAt: null };
  await ctx.db.update(payments).set(ended).where(eq(payments.id, payment.id));
  return 'mismatch';
}

async function pay(
  ctx: Context,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<StoredPaymentState> {
  const { id, state, gatewayPaymentId } = payment;
  if (state === 'paid') {
    const isSecond = event.paymentId !== null && event.paymentId !== gatewayPaymentId;
    if (isSecond && gatewayPaymentId !== null) {
      await oweBack(ctx, { payment, event, reason: 'paid twice' });
    } else if (isSecond) {
      const named = { gatewayPaymentId: event.paymentId };
      await ctx.db.update(payments).set(named).where(eq(payments.id, id));
    }
    return 'paid';
  }
  const paid = { state: 'paid' as const, gatewayPaymentId: event.paymentId, lookUpAt: null };
  await ctx.db.update(payments).set(paid).where(eq(payments.id, id));
  const settled = await settlePayment(ctx, payment);
  if (settled !== 'done') await oweBack(ctx, { payment, event, reason: settled });
  return 'paid';
}
