import type { CreditNoteDocument, PrintedDocument } from './invoice-document.ts';
import { rupees } from './money-text.ts';
import type { Sheet } from './sheet.ts';
import { LEFT, RIGHT } from './sheet.ts';

const GAP = 8;
const AMOUNTS = 90;
const LABELS = 170;
const HALF = RIGHT - AMOUNTS - LABELS;

type Row = [label: string, amount: string, isStrong?: boolean];

/** Tax by rate, what is to be paid or goes back and how, and the amount in words; never torn over two pages. */
export function drawTotals(sheet: Sheet, document: PrintedDocument): void {
  const rows = totals(document);
  const words = `In words: ${document.totalInWords}`;
  const left = document.rates.length + 1;
  const rowHeight = sheet.height('₹', { weight: 'bold' });
  const notes = 4 * rowHeight;
  sheet.makeRoom(Math.max(rows.length, left) * rowHeight + sheet.height(words) + notes + 3 * GAP);
  sheet.rule();
  sheet.y += GAP;
  const top = sheet.y;
  drawRates(sheet, document);
  const end = sheet.y;
  sheet.y = top;
  for (const row of rows) drawTotal(sheet, row);
  sheet.y = Math.max(sheet.y, end) + GAP;
  sheet.line(words, { weight: 'bold' });
  sheet.y += GAP;
  drawNotes(sheet);
}

function totals({ sums, isWithinState, ...document }: PrintedDocument): Row[] {
  const taxes: Row[] = isWithinState
    ? [
        ['CGST', rupees(sums.cgstPaise)],
        ['SGST', rupees(sums.sgstPaise)],
      ]
    : [['IGST', rupees(sums.igstPaise)]];
  const total = sums.totalPaise + document.roundingPaise;
  return [
    ['Taxable value', rupees(sums.taxablePaise)],
    ...taxes,
    ['Rounding', rupees(document.roundingPaise)],
    ['Total, all taxes included', rupees(total), true],
    ...('credits' in document ? refunds(document) : payments(document)),
  ];
}

type Paid = Pick<PrintedDocument, 'giftCardPaise' | 'payType' | 'payablePaise'>;
type Refunded = Pick<CreditNoteDocument, 'giftCardPaise' | 'refundPaise'>;

/** A gift voucher is a way to pay: it lowers no taxable value. */
function payments({ giftCardPaise, payType, payablePaise }: Paid): Row[] {
  const gift: Row[] = giftCardPaise > 0 ? [['Gift voucher', rupees(giftCardPaise)]] : [];
  return [...gift, [payType, rupees(payablePaise)]];
}

/** What was paid with a gift voucher goes back to it; cash that was never taken is not refunded. */
function refunds({ giftCardPaise, refundPaise }: Refunded): Row[] {
  const gift: Row[] = giftCardPaise > 0 ? [['Back to gift voucher', rupees(giftCardPaise)]] : [];
  return [...gift, ['To be refunded', rupees(refundPaise)]];
}

function drawTotal(sheet: Sheet, [label, amount, isStrong]: Row): void {
  const weight = isStrong ? 'bold' : 'regular';
  sheet.text(label, { x: HALF, width: LABELS, weight });
  sheet.line(amount, { x: RIGHT - AMOUNTS, width: AMOUNTS, weight, align: 'right' });
}

function drawRates(sheet: Sheet, invoice: PrintedDocument): void {
  const width = HALF - LEFT - GAP;
  for (const { gstPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise } of invoice.rates) {
    const tax = rupees(cgstPaise + sgstPaise + igstPaise);
    sheet.line(`GST ${gstPercent}%: ${tax} on ${rupees(taxablePaise)}`, { width });
  }
  if (invoice.discountPaise === 0) return;
  const voucher = invoice.voucherCode ? ` with voucher ${invoice.voucherCode}` : '';
  sheet.line(`Discount${voucher}: ${rupees(invoice.discountPaise)}`, { width });
}

function drawNotes(sheet: Sheet): void {
  const notes = [
    'Prices and discounts include all taxes.',
    'Tax is not payable on reverse charge.',
    'Issued electronically; no signature is needed.',
  ];
  for (const note of notes) sheet.line(note, { size: 8 });
}
