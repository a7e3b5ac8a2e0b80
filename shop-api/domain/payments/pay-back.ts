import { and, asc, eq, lte } from 'drizzle-orm';
import { type GatewayRefundState, isAtGateway } from '../../../contract/payments/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { RefundAnswer } from '../../providers/payment/payment-gateway.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/durations.ts';
import { staffOf } from '../kernel/who.ts';
import { type ClaimedRefund, claimRefund } from './claim-refund.ts';
import { attemptOf } from './payment.ts';
import { idAtGateway, paymentOfRefund, type RefundRow } from './payments-of-refunds.ts';
import { markPaid } from './settle-refund.ts';

interface PayBack {
  ctx: Context;
  input: { id: number };
}

/** What became of a refund; `message` is the gateway's of a refusal. */
export interface PaidBack {
  amountPaise: number;
  state: GatewayRefundState | 'done';
  message: string;
}

/**
 * Pays a refund back through the gateway that took the payment. It is stored as asked before the call:
 * an answer that is lost is asked for again by `payBackAsked`, under the same key. One that is paid or
 * asked already stays as it is. Staff only. Errors: `not_found`, `conflict`.
 */
export async function payBack({ ctx, input: { id } }: PayBack): Promise<PaidBack> {
  staffOf(ctx.who);
  const { refund, payment } = await claimRefund(ctx, id);
  return outcomeOf(payment ? await ask(ctx, { refund, payment }) : refund);
}

function outcomeOf({ amountPaise, settledAt, gatewayState, gatewayAnswer }: RefundRow): PaidBack {
  const state = settledAt ? 'done' : (gatewayState ?? 'asked');
  return { amountPaise, state, message: state === 'refused' ? (gatewayAnswer ?? '') : '' };
}

const ROUND = 20;
/** The waits before a gateway is asked what became of a refund; the last repeats for a month. */
const WAITS_MS = [
  ...[2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 12].map((hours) => hours * HOUR_MS),
  DAY_MS,
];
const MAX_LOOK_UPS = 40;

/**
 * System job: asks gateways for refunds without a final answer, with growing waits for a month. Several
 * processes may do this at the same time. Returns the number of calls.
 */
export async function payBackAsked({ ctx }: { ctx: Context }): Promise<number> {
  const due = await claimDue(ctx);
  await Promise.all(
    due.map(async (refund) => {
      const payment = await paymentOfRefund(ctx.db, refund);
      if (payment) await ask(ctx, { refund, payment });
    }),
  );
  return due.length;
}

/** Moves the time of due refunds on, so that no other process asks for them as well. */
async function claimDue(ctx: Context): Promise<RefundRow[]> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select()
      .from(refundsDue)
      .where(lte(refundsDue.lookUpAt, now))
      .orderBy(asc(refundsDue.lookUpAt))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    for (const { id, lookUps } of due) {
      const wait = WAITS_MS[lookUps] ?? DAY_MS;
      const lookUpAt = lookUps < MAX_LOOK_UPS ? new Date(now.getTime() + wait) : null;
      await tx
        .update(refundsDue)
        .set({ lookUps: lookUps + 1, lookUpAt })
        .where(eq(refundsDue.id, id));
    }
    return due.map((refund) => ({ ...refund, lookUps: refund.lookUps + 1 }));
  });
}

/** Asks the gateway, and stores its answer; returns the refund as it is then. */
async function ask(ctx: Context, { refund, payment }: ClaimedRefund): Promise<RefundRow> {
  const gateway = ctx.gateways.named(payment.gateway);
  try {
    if (!gateway) throw new Error('The gateway is not configured');
    const answer = await gateway.refund({
      key: `${payment.txnid.slice(0, 12)}-${refund.id}-${refund.gatewayTry}`,
      amountPaise: refund.amountPaise,
      payment: attemptOf(payment, ctx),
      paymentId: idAtGateway(payment, refund),
      reference: refund.gatewayState === 'accepted' ? refund.gatewayAnswer : null,
    });
    return await store(ctx, { refund, payment }, answer);
  } catch (error) {
    const why = refusalIn(error);
    if (why && refund.gatewayState === 'asked') {
      // An earlier call may have been heard, its answer lost: only a first one surely paid nothing.
      const state = refund.lookUps === 0 ? 'failed' : 'refused';
      return await store(ctx, { refund, payment }, { state, reference: why });
    }
    const name = error instanceof Error ? error.name : 'unknown';
    ctx.alarm(`The payment gateway ${payment.gateway} pays nothing back: ${name}`);
    return refund;
  }
}

/** Returns the gateway's words, where it has refused the call; undefined for any other failure. */
function refusalIn(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && 'kind' in error && error.kind === 'refused';
  return isRefusal ? error.message : undefined;
}

interface Answer extends Omit<RefundAnswer, 'state'> {
  /** `refused`: this call did nothing, but an earlier one with the same key may have. */
  state: RefundAnswer['state'] | 'refused';
}

/** What an answer changes; after a sure failure the next try has a key of its own. */
function changesOf({ state, reference }: Answer, { gatewayTry }: RefundRow) {
  const isOver = state === 'failed' || state === 'refused';
  return {
    gatewayState: isOver ? ('refused' as const) : ('accepted' as const),
    gatewayAnswer: reference,
    ...(isOver && { lookUpAt: null }),
    ...(state === 'failed' && { gatewayTry: gatewayTry + 1, lookUps: 0 }),
  };
}

/** Stores an answer, unless a later one was stored meanwhile. */
async function store(
  ctx: Context,
  { refund, payment: { gateway } }: ClaimedRefund,
  answer: Answer,
): Promise<RefundRow> {
  const { id, gatewayTry, askedBy } = refund;
  return inTransaction(ctx.db, async (tx) => {
    const isIt = eq(refundsDue.id, id);
    const isThisTry = and(isIt, eq(refundsDue.gatewayTry, gatewayTry));
    const [now] = await tx.select().from(refundsDue).where(isThisTry).for('update');
    if (now && !now.settledAt && isAtGateway(now.gatewayState)) {
      const inside = { ...ctx, db: tx };
      const by = { author: { id: null, name: gateway }, by: askedBy ?? gateway };
      await tx.update(refundsDue).set(changesOf(answer, now)).where(isIt);
      const { state, reference } = answer;
      if (state === 'done') await markPaid({ ctx: inside, id, reference, ...by });
    }
    const [stored] = await tx.select().from(refundsDue).where(isIt);
    if (!stored) throw new Error('A refund is never deleted');
    return stored;
  });
}
