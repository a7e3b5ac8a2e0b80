import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../context.ts';
import type { PaymentRow } from './attempt.ts';
import type { PaymentSubject } from './purpose.ts';

/** Less is too little to pay in: the shopper gets a new payment instead. */
const LEAST_LEFT_MS = 10 * 60_000;

/** Where a shopper pays: a page of the shop's own, which knows how to reach the gateway. */
export interface PaymentPage {
  txnid: string;
  url: string;
}

/** What is to be paid, by whom. */
export interface ToPay {
  subject: PaymentSubject;
  /** Null where a visitor pays. */
  customerId: number | null;
  amountPaise: number;
  /** What the shopper reads beside the amount. */
  product: string;
  /** Gateways insist on all three; the phone with `+91`. */
  payer: { name: string; email: string; phone: string };
  /** Nobody should be able to start paying after this. */
  expiresAt: Date;
}

/**
 * Opens a payment, or goes on with the one that is open for the same thing. Within the caller's
 * transaction, which holds the row of what is paid for.
 */
export async function openPayment(ctx: Context, toPay: ToPay): Promise<PaymentPage> {
  const { txnid } = (await findOpen(ctx, toPay)) ?? (await insertPayment(ctx, toPay));
  return { txnid, url: `${ctx.publicOrigin}/pay/${txnid}` };
}

async function findOpen(ctx: Context, toPay: ToPay): Promise<PaymentRow | undefined> {
  const enough = new Date(ctx.clock.now().getTime() + LEAST_LEFT_MS);
  const [found] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        isFor(toPay.subject),
        inArray(payments.state, ['created', 'pending']),
        gt(payments.expiresAt, enough),
        eq(payments.amountPaise, toPay.amountPaise),
        eq(payments.gateway, ctx.gateways.chosen.name),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return found;
}

function isFor(subject: PaymentSubject) {
  if ('orderId' in subject) return eq(payments.orderId, subject.orderId);
  if ('membershipId' in subject) return eq(payments.membershipId, subject.membershipId);
  return eq(payments.giftCardId, subject.giftCardId);
}

async function insertPayment(ctx: Context, toPay: ToPay): Promise<PaymentRow> {
  const { subject, customerId, amountPaise, product, payer, expiresAt } = toPay;
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      txnid: ctx.ids.txnid(),
      ...subject,
      customerId,
      gateway: ctx.gateways.chosen.name,
      state: 'created',
      amountPaise,
      product,
      payerName: payer.name,
      payerEmail: payer.email,
      payerPhone: payer.phone,
      createdAt: ctx.clock.now(),
      expiresAt,
    })
    .returning();
  if (!payment) throw new Error('An insert always answers its row');
  return payment;
}
