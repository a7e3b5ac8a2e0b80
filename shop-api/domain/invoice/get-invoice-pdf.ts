import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import type { InvoiceDocument } from '../../providers/invoice/invoice-document.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { isOrderOf } from '../order/is-order-of.ts';

interface GetInvoicePdf {
  ctx: Context;
  /** The order's printed number. */
  input: { orderNumber: string };
}

/**
 * The file of an order's invoice, for its customer and for staff. It is made when it is asked for
 * first and kept; of two made at once the first one stays. Errors: `not_found`, for foreign ones too.
 */
export async function getInvoicePdf({ ctx, input }: GetInvoicePdf): Promise<Uint8Array> {
  const customer = customerOf(ctx.who);
  const [found] = await ctx.db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(eq(orders.number, input.orderNumber), customer.isStaff ? undefined : isOrderOf(customer)),
    );
  if (!found) throw new DomainError('not_found', 'Data not found');
  const { id, document, pdf } = found.invoice;
  if (pdf) return pdf;
  const made = await ctx.invoicePrinter.print(document as InvoiceDocument);
  return keepFirst(ctx.db, { id, pdf: made });
}

async function keepFirst(db: Database, { id, pdf }: { id: number; pdf: Uint8Array }) {
  const isThis = eq(invoices.id, id);
  await db
    .update(invoices)
    .set({ pdf })
    .where(and(isThis, isNull(invoices.pdf)));
  const [kept] = await db.select({ pdf: invoices.pdf }).from(invoices).where(isThis);
  if (!kept?.pdf) throw new Error('A kept invoice is never taken away');
  return kept.pdf;
}
