import { eq } from 'drizzle-orm';
import { creditNotes } from '../../db/schema/credit-notes.ts';
import { invoices } from '../../db/schema/invoices.ts';
import type { InvoiceDocument } from '../../providers/invoice/invoice-document.ts';
import type { Context } from '../context.ts';
import type { OrderRow } from '../order/save-order.ts';
import { composeCreditNote } from './compose-credit-note.ts';
import { takeNumber } from './take-number.ts';

interface ToIssue {
  /** As it was before the move. */
  order: OrderRow;
  /** `Cancelled`, `Returned`. */
  reason: string;
}

/**
 * Takes an order's invoice back (CGST Act, section 34), within the transaction that cancels or
 * returns it. An order that has no invoice yet needs none. The number comes last: others wait for it
 * until this transaction ends.
 */
export async function issueCreditNote(
  { db: tx, clock }: Context,
  { order, reason }: ToIssue,
): Promise<void> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) return;
  const issuedAt = clock.now();
  const number = await takeNumber(tx, { series: 'VC', now: issuedAt });
  const document = composeCreditNote({
    invoice: invoice.document as InvoiceDocument,
    number,
    issuedAt,
    reason,
    isPaid: order.paidAt !== null,
  });
  await tx
    .insert(creditNotes)
    .values({ orderId: order.id, invoiceId: invoice.id, number, issuedAt, document });
}
