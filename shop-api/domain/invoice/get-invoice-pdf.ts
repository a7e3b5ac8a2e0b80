import { eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isPrintedFor } from './is-printed-for.ts';
import { printOnce } from './print-once.ts';

interface GetInvoicePdf {
  ctx: Context;
  /** The order's printed number. */
  input: { orderNumber: string };
}

/**
 * The file of an order's invoice, for its customer and for staff. Errors: `not_found`, for foreign
 * ones too.
 */
export async function getInvoicePdf({ ctx, input }: GetInvoicePdf): Promise<Uint8Array> {
  const [found] = await ctx.db
    .select({ row: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isPrintedFor(ctx.who, input.orderNumber));
  if (!found) throw new DomainError('not_found', 'Data not found');
  return printOnce({ ctx, papers: invoices, row: found.row });
}
