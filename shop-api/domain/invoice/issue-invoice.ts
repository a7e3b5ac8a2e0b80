import { asc, eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoices.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../order/save-order.ts';
import { composeInvoice } from './compose-invoice.ts';
import { takeNumber } from './take-number.ts';

/**
 * Issues the invoice of an order, within the transaction that packs it. The number comes last: others
 * wait for it until this transaction ends.
 */
export async function issueInvoice({ db: tx, clock }: Context, order: OrderRow): Promise<void> {
  const issuedAt = clock.now();
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const number = await takeNumber(tx, { series: 'VN', now: issuedAt });
  const document = composeInvoice({ order, lines, number, issuedAt });
  await tx.insert(invoices).values({ orderId: order.id, number, issuedAt, document });
}
