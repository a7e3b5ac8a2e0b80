import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { type PaymentRow, type PaymentSubject, SUBJECT_COLUMNS } from './payment.ts';

/** The least time left for paying; with less, the shopper gets a new payment. */
const LEAST_LEFT_MS = 10 * MINUTE_MS;

/** The shop's own page that takes the shopper to the gateway. */
export interface PaymentPage {
  txnid: string;
  url: string;
}

/** A payment to open. */
export interface PaymentRequest {
  subject: PaymentSubject;
  /** Null where a visitor pays. */
  customerId: number | null;
  amountPaise: number;
  /** The text that the shopper reads beside the amount. */
  product: string;
  /** Gateways require all three; the phone with `+91`. */
  payer: { name: string; email: string; phone: string };
  /** The payment can no longer be started after this. */
  expiresAt: Date;
}

/**
 * Opens a payment, or reuses the open one of the same subject. Within the caller's transaction,
 * which has locked the row of the subject.
 */
export async function openPayment(ctx: Context, toPay: PaymentRequest): Promise<PaymentPage> {
  const { txnid } = (await findOpen(ctx, toPay)) ?? (await insertPayment(ctx, toPay));
  return { txnid, url: ctx.publicOrigin + pagePath('pay', { txnid }) };
}

async function findOpen(ctx: Context, toPay: PaymentRequest): Promise<PaymentRow | undefined> {
  const enough = new Date(ctx.clock.now().getTime() + LEAST_LEFT_MS);
  const [found] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments[SUBJECT_COLUMNS[toPay.subject.purpose]], toPay.subject.id),
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

async function insertPayment(ctx: Context, toPay: PaymentRequest): Promise<PaymentRow> {
  const { subject, customerId, amountPaise, product, payer, expiresAt } = toPay;
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      txnid: ctx.ids.txnid(),
      [SUBJECT_COLUMNS[subject.purpose]]: subject.id,
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

/**
 * Returns the email address that gateways require; a customer who logs in by phone may have none.
 */
export function payerEmail(
  { publicOrigin }: Pick<Context, 'publicOrigin'>,
  email: string | null | undefined,
): string {
  return email || `no-reply@${new URL(publicOrigin).hostname}`;
}
