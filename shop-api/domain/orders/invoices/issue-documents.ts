import { asc, eq } from 'drizzle-orm';
import { creditNotes, invoices } from '../../../db/schema/invoices.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { composeCreditNote } from '../../invoices/credit-note.ts';
import { takeInvoiceNumber } from '../../invoices/invoice-numbers.ts';
import type { Context } from '../../kernel/context.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { composeInvoice } from './compose-invoice.ts';

/**
 * Issues the invoice of an order, within the transaction that packs it. The number is taken last:
 * other transactions wait for it until this one ends.
 */
export async function issueInvoice({ db: tx, clock }: Context, order: OrderRow): Promise<void> {
  const issuedAt = clock.now();
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const { company } = await storedSettings(tx);
  const number = await takeInvoiceNumber(tx, { series: 'VN', now: issuedAt });
  const document = composeInvoice({ order, lines, number, issuedAt, company });
  await tx.insert(invoices).values({ orderId: order.id, number, issuedAt, document });
}

interface ToIssue {
  /** The order before its state changed. */
  order: OrderRow;
  /** `Cancelled` or `Returned`. */
  reason: string;
}

/**
 * Issues a credit note for an order's invoice (CGST Act, section 34), within the transaction that
 * cancels or returns the order. An order without an invoice needs none. The number is taken last:
 * other transactions wait for it until this one ends.
 */
export async function issueCreditNote(
  { db: tx, clock }: Context,
  { order, reason }: ToIssue,
): Promise<void> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) return;
  const issuedAt = clock.now();
  const number = await takeInvoiceNumber(tx, { series: 'VC', now: issuedAt });
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
