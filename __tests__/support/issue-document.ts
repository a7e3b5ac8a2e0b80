import type { Database } from '@/shop-api/db/database';
import { creditNotes, invoices } from '@/shop-api/db/schema/invoices';
import { composeCreditNote } from '@/shop-api/domain/invoices/credit-note';
import { numbered } from '@/shop-api/domain/invoices/document-head';
import type { InvoiceDocument } from '@/shop-api/providers/invoice/invoice-document';
import { insertOrder } from './insert-order';
import { type SampleSale, sampleInvoice } from './sample-invoice';

let made = 0;

/** Issues an invoice as packing does, at a moment. */
export async function issueInvoiceAt(db: Database, sale: SampleSale, issuedAt: Date) {
  const order = await insertOrder(db);
  made += 1;
  const number = `VN/30-31/${String(made).padStart(6, '0')}`;
  const document: InvoiceDocument = {
    ...sampleInvoice(sale).invoice,
    ...numbered(number, issuedAt),
  };
  const [row] = await db
    .insert(invoices)
    .values({ orderId: order.id, number, issuedAt, document })
    .returning();
  if (!row) throw new Error('An insert always answers its row');
  return { id: row.id, orderId: order.id, document };
}

/** Credits one line of an invoice, whose figures are the note's own. */
export async function creditFirstLine(
  db: Database,
  { id, orderId, document }: Awaited<ReturnType<typeof issueInvoiceAt>>,
  issuedAt: Date,
) {
  const [line] = document.lines;
  if (!line) throw new Error('An invoice has lines');
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = line;
  const sums = { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise };
  const number = `VC/30-31/${String(made).padStart(6, '0')}`;
  const note = {
    ...composeCreditNote({
      invoice: document,
      number,
      issuedAt,
      reason: 'Returned',
      isPaid: true,
    }),
    lines: [line],
    rates: [{ gstPercent: line.gstPercent, ...sums }],
    ...{ sums, payablePaise: totalPaise, giftCardPaise: 0, roundingPaise: 0 },
  };
  await db.insert(creditNotes).values({ orderId, invoiceId: id, number, issuedAt, document: note });
  return note;
}
