import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../order/save-order.ts';
import type { PaymentRow } from './attempt.ts';

/** How long the goods wait for a payment. */
export const HOLD_MS = 30 * 60_000;

/** Where a shopper pays: a page of the shop's own, which knows how to reach the gateway. */
export interface PaymentPage {
  txnid: string;
  url: string;
}

/**
 * Opens a payment of an order, or goes on with the one that is open; the goods are kept for half an
 * hour from now. Within the caller's transaction, which holds the order's row.
 */
export async function openPayment(ctx: Context, order: OrderRow): Promise<PaymentPage> {
  const now = ctx.clock.now();
  const holdUntil = new Date(now.getTime() + HOLD_MS);
  const isHeld = order.payType === 'Online Payment';
  if (isHeld) await ctx.db.update(orders).set({ holdUntil }).where(eq(orders.id, order.id));
  const open = (await findOpen(ctx, order)) ?? (await insertPayment(ctx, order, holdUntil));
  return { txnid: open.txnid, url: `${ctx.publicOrigin}/pay/${open.txnid}` };
}

async function findOpen(ctx: Context, order: OrderRow): Promise<PaymentRow | undefined> {
  const [found] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        inArray(payments.state, ['created', 'pending']),
        gt(payments.expiresAt, ctx.clock.now()),
        eq(payments.amountPaise, order.payablePaise),
        eq(payments.gateway, ctx.gateways.chosen.name),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return found;
}

async function insertPayment(ctx: Context, order: OrderRow, expiresAt: Date): Promise<PaymentRow> {
  const [customer] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      txnid: ctx.ids.txnid(),
      orderId: order.id,
      customerId: order.customerId,
      gateway: ctx.gateways.chosen.name,
      state: 'created',
      amountPaise: order.payablePaise,
      product: `Vanya order ${order.number}`,
      payerName: order.fullName,
      // Gateways insist on an address; a customer who logs in by number may have none.
      payerEmail: customer?.email ?? `no-reply@${new URL(ctx.publicOrigin).hostname}`,
      payerPhone: order.mobile,
      createdAt: ctx.clock.now(),
      expiresAt,
    })
    .returning();
  if (!payment) throw new Error('An insert always answers its row');
  return payment;
}
