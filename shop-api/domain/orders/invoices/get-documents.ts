import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { ReasonOf } from '../../../../contract/kit/reasons.ts';
import { requestMessages } from '../../../../contract/messages/requests.ts';
import { customers } from '../../../db/schema/customers.ts';
import { creditNotes, invoices } from '../../../db/schema/invoices.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import { isOrderOf } from '../../inventory/open-order.ts';
import { printedIn } from '../../invoices/print-document.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { customerOf, mayDo, staffOf } from '../../kernel/who.ts';
import { invoiceWordsIn } from '../../mail/language-of.ts';

interface GetDocumentPdf {
  ctx: Context;
  /** The order's printed number. */
  input: { orderNumber: string };
}

/**
 * Returns the file of an order's invoice: for its customer in the language of their page, for staff in
 * English. Errors: `not_found`, also for another customer's.
 */
export function getInvoicePdf(asked: GetDocumentPdf): Promise<Uint8Array> {
  return getDocumentPdf({ table: invoices, missing: 'invoice_not_found' }, asked);
}

interface GetCreditNotePdf extends GetDocumentPdf {
  /** `number`: that of the credit note; without it the newest. */
  input: GetDocumentPdf['input'] & { number?: string | undefined };
}

/**
 * Returns the file of an order's credit note, to whom and in the language as the invoice. Errors:
 * `not_found`, also for another customer's.
 */
export function getCreditNotePdf(asked: GetCreditNotePdf): Promise<Uint8Array> {
  const { number } = asked.input;
  const isIt = number === undefined ? undefined : eq(creditNotes.number, number);
  return getDocumentPdf({ table: creditNotes, missing: 'credit_note_not_found', isIt }, asked);
}

interface GetInvoicesPdf {
  ctx: Context;
  input: { ids: readonly number[] };
}

/**
 * Returns one file with the invoices of orders as they were issued, in the order of the slips and
 * labels, in English; an order that is not packed has none, and a gift has none in its parcel. Staff
 * only. Errors: `not_found` where there is none.
 */
export async function getInvoicesPdf({ ctx, input }: GetInvoicesPdf): Promise<Uint8Array> {
  staffOf(ctx.who);
  const rows = await ctx.db
    .select({ document: invoices.document })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(inArray(invoices.orderId, [...input.ids]), eq(orders.isGift, false)))
    .orderBy(asc(invoices.orderId));
  const [first, ...others] = rows.map(({ document }) => document as InvoiceDocument);
  if (!first) throw new DomainError('not_found', 'invoice_not_found', requestMessages.dataNotFound);
  return ctx.invoicePrinter.print(invoiceWordsIn('en'), first, ...others);
}

interface DocumentKind {
  table: typeof invoices | typeof creditNotes;
  /** The reason of the refusal when there is no such document. */
  missing: ReasonOf<'not_found'>;
  /** Which one, where an order has several. */
  isIt?: SQL | undefined;
}

async function getDocumentPdf(
  { table, missing, isIt }: DocumentKind,
  { ctx, input }: GetDocumentPdf,
): Promise<Uint8Array> {
  const customer = customerOf(ctx.who);
  const isOfStaff = mayDo(customer, ['orders', 'money']);
  const [row] = await ctx.db
    .select({
      ...{ id: table.id, document: table.document, pdf: table.pdf },
      language: customers.language,
    })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(eq(orders.number, input.orderNumber), isOfStaff ? undefined : isOrderOf(customer), isIt),
    )
    .orderBy(desc(table.id))
    .limit(1);
  if (!row) throw new DomainError('not_found', missing, requestMessages.dataNotFound);
  const words = invoiceWordsIn(isOfStaff ? 'en' : (ctx.language ?? row.language));
  return printedIn({ ctx, table, row, words });
}
