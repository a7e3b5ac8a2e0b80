import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { creditNotes, invoiceCounters, invoices } from '../../../db/schema/invoices.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import type { Context } from '../../kernel/context.ts';
import { inIndia } from '../../kernel/india-time.ts';
import { composeCreditNote, composeInvoice } from './compose-documents.ts';

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
  const number = await takeInvoiceNumber(tx, { series: 'VN', now: issuedAt });
  const document = composeInvoice({ order, lines, number, issuedAt });
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

/** Invoices and credit notes have separate series of numbers. */
type Series = 'VN' | 'VC';

const DIGITS = 6;
const APRIL = 4;

interface TakeInvoiceNumber {
  series: Series;
  now: Date;
}

/**
 * Takes the next number of a series in its financial year, such as `VN/26-27/000123`: at most 16
 * characters of those that CGST Rules 46 and 53 allow. Within the transaction that writes the
 * document, so that there are no gaps: a failed transaction gives its number back.
 */
export async function takeInvoiceNumber(
  tx: Database,
  { series, now }: TakeInvoiceNumber,
): Promise<string> {
  const financialYear = financialYearOf(now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error('An upsert always answers its row');
  return `${series}/${financialYear}/${String(counter.last).padStart(DIGITS, '0')}`;
}

/** Returns the financial year, April to March in India: `26-27`. */
function financialYearOf(now: Date): string {
  const day = inIndia(now);
  const first = day.month < APRIL ? day.year - 1 : day.year;
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
}
