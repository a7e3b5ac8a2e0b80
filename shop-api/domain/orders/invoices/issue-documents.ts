import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { creditNotes, invoices } from '../../../db/schema/invoices.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { products } from '../../../db/schema/products.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { composeCreditNote } from '../../invoices/credit-note.ts';
import { takeInvoiceNumber } from '../../invoices/invoice-numbers.ts';
import type { Context } from '../../kernel/context.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { linesSoFar, refundedInParts, restOf } from '../refunds/refunded-so-far.ts';
import { composeInvoice } from './compose-invoice.ts';
import { type Credited, creditedLines } from './credited-lines.ts';

/**
 * Issues the invoice of an order, within the transaction that packs it. The number is taken last:
 * other transactions wait for it until this one ends.
 */
export async function issueInvoice({ db: tx, clock }: Context, order: OrderRow): Promise<void> {
  const issuedAt = clock.now();
  const rows = await tx
    .select({ line: orderLines, translations: products.translations })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ line, translations }) => ({ ...line, translations }));
  const { company } = await storedSettings(tx);
  const number = await takeInvoiceNumber(tx, { series: 'VN', now: issuedAt });
  const document = composeInvoice({ order, lines, number, issuedAt, company });
  await tx.insert(invoices).values({ orderId: order.id, number, issuedAt, document });
}

interface ToIssue {
  /** The order before its state changed. */
  order: OrderRow;
  /** `Cancelled` or `Returned`; of a part why it goes back. */
  reason: string;
  /** A refund of a part; without it all is credited that was not before. */
  part?: { refundId: number; lines: readonly Credited[]; giftCardPaise: number };
}

/**
 * Issues a credit note for an order's invoice (CGST Act, section 34), or for a part of it, within the
 * transaction that takes it back. An order without an invoice needs none, nor one of which nothing is
 * left. The number is taken last: other transactions wait for it until this one ends.
 */
export async function issueCreditNote(
  { db: tx, clock }: Context,
  { order, reason, part }: ToIssue,
): Promise<void> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  if (!invoice) return;
  const document = invoice.document as InvoiceDocument;
  const { giftCardPaise, lines: credited } = part ?? (await restToCredit(tx, order));
  const lines = creditedLines(document, credited);
  if (lines.length === 0) return;
  const issuedAt = clock.now();
  const number = await takeInvoiceNumber(tx, { series: 'VC', now: issuedAt });
  const note = composeCreditNote({
    ...{ invoice: document, number, issuedAt, reason },
    isPaid: order.paidAt !== null,
    part: { lines, giftCardPaise, isOfMany: part !== undefined },
  });
  const ids = { orderId: order.id, invoiceId: invoice.id, refundId: part?.refundId };
  await tx.insert(creditNotes).values({ ...ids, number, issuedAt, document: note });
}

async function restToCredit(tx: Database, order: OrderRow) {
  const [lines, earlier] = await Promise.all([
    linesSoFar(tx, [order.id]),
    refundedInParts(tx, order.id),
  ]);
  return {
    lines: lines.map((one) => ({ ...one, now: restOf(one) })),
    giftCardPaise: order.giftCardPaise - earlier.giftCardPaise,
  };
}
