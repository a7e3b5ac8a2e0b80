import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { paymentEvents, payments, type StoredPaymentState } from '../../db/schema/payments.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PaymentEvent } from '../../providers/payment/payment-gateway.ts';
import type { Context } from '../kernel/context.ts';
import { type PaymentRow, subjectOf } from './payment.ts';
import { recordRefundDue } from './refunds-due.ts';

interface ApplyEvent {
  ctx: Context;
  input: {
    paymentId: number;
    event: PaymentEvent;
    /** The fields of the event that differ from the attempt. */
    differences: string[];
    source: 'callback' | 'look up';
  };
}

/** The next state of an attempt after an event without money. A paid attempt stays paid. */
const WITHOUT_MONEY: Record<
  'failed' | 'pending',
  Partial<Record<StoredPaymentState, StoredPaymentState>>
> = {
  failed: { created: 'failed', pending: 'failed' },
  pending: { created: 'pending' },
};

/**
 * System job: applies an event that a gateway confirmed. Return page, webhook and reconciliation
 * all end here, in any sequence and any number of times, with the same result; no money is ever
 * ignored.
 */
export async function applyEvent({ ctx, input }: ApplyEvent): Promise<StoredPaymentState> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const payment = await lockPayment(within, input.paymentId);
    await record(tx, { ...input, at: ctx.clock.now() });
    const { event, differences } = input;
    if (event.outcome !== 'paid') return goOn(tx, payment, event.outcome);
    if (differences.length > 0) {
      ctx.alarm(`A payment differs from what was asked for: ${differences.join(', ')}`);
    }
    if (isKnownPayment(payment, event)) return storePaymentId(tx, payment, event);
    return differences.length > 0 ? mismatch(within, payment, event) : pay(within, payment, event);
  });
}

/**
 * Locks the subject before the payment, as all code does, so that concurrent changes wait in one
 * queue.
 */
async function lockPayment(ctx: Context, paymentId: number): Promise<PaymentRow> {
  const { db: tx, settlers } = ctx;
  const isIt = eq(payments.id, paymentId);
  const [found] = await tx.select().from(payments).where(isIt);
  if (!found) throw new Error(`There is no payment ${paymentId}`);
  const { purpose, id } = subjectOf(found);
  await settlers[purpose].lock(ctx, id);
  const [locked] = await tx.select().from(payments).where(isIt).for('update');
  return locked ?? found;
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

/**
 * Whether an event repeats a payment that was used already, or whose refund is due. Returns and
 * webhooks of PayU have no payment id, and never report a second payment (`payment-gateway.ts`).
 */
function isKnownPayment({ state, gatewayPaymentId }: PaymentRow, { paymentId }: PaymentEvent) {
  const hasMoney = state === 'paid' || state === 'mismatch';
  const isOther = paymentId !== null && gatewayPaymentId !== null && paymentId !== gatewayPaymentId;
  return hasMoney && !isOther;
}

/** Stores the gateway's id of a payment, where an event is the first to have it. */
async function storePaymentId(
  tx: Database,
  { id, state, gatewayPaymentId }: PaymentRow,
  event: PaymentEvent,
): Promise<StoredPaymentState> {
  if (gatewayPaymentId === null && event.paymentId !== null) {
    const named = { gatewayPaymentId: event.paymentId };
    await tx.update(payments).set(named).where(eq(payments.id, id));
  }
  return state;
}

async function mismatch(
  ctx: Context,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<StoredPaymentState> {
  await recordRefundDue(ctx, { payment, event, reason: 'other than asked for' });
  if (payment.state === 'paid') return 'paid';
  const ended = { state: 'mismatch' as const, gatewayPaymentId: event.paymentId, lookUpAt: null };
  await ctx.db.update(payments).set(ended).where(eq(payments.id, payment.id));
  return 'mismatch';
}

async function pay(
  ctx: Context,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<StoredPaymentState> {
  const { id, state } = payment;
  if (state === 'paid') {
    await recordRefundDue(ctx, { payment, event, reason: 'paid twice' });
    return 'paid';
  }
  const paid = { state: 'paid' as const, gatewayPaymentId: event.paymentId, lookUpAt: null };
  await ctx.db.update(payments).set(paid).where(eq(payments.id, id));
  const subject = subjectOf(payment);
  const { settle } = ctx.settlers[subject.purpose];
  const settled = await settle(ctx, subject.id, payment.amountPaise);
  if (settled !== 'done') await recordRefundDue(ctx, { payment, event, reason: settled });
  return 'paid';
}
