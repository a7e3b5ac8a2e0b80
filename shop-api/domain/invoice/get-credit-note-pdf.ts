import { eq } from 'drizzle-orm';
import { creditNotes } from '../../db/schema/credit-notes.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { isPrintedFor } from './is-printed-for.ts';
import { printOnce } from './print-once.ts';

interface GetCreditNotePdf {
  ctx: Context;
  /** The order's printed number. */
  input: { orderNumber: string };
}

/**
 * The file of an order's credit note, for its customer and for staff. Errors: `not_found`, for
 * foreign ones too.
 */
export async function getCreditNotePdf({ ctx, input }: GetCreditNotePdf): Promise<Uint8Array> {
  const [found] = await ctx.db
    .select({ row: creditNotes })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(isPrintedFor(ctx.who, input.orderNumber));
  if (!found) throw new DomainError('not_found', 'Data not found');
  return printOnce({ ctx, papers: creditNotes, row: found.row });
}
