import type { InvoiceDocument } from './invoice-document.ts';
import { rupees } from './money-text.ts';
import type { Sheet } from './sheet.ts';
import { LEFT, RIGHT } from './sheet.ts';

const GAP = 8;
const AMOUNTS = 90;
const LABELS = 170;
const HALF = RIGHT - AMOUNTS - LABELS;

type Row = [label: string, amount: string, isStrong?: boolean];

/** Tax by rate, what is to be paid and how, and the amount in words; never torn over two pages. */
export function drawTotals(sheet: Sheet, invoice: InvoiceDocument): void {
  const rows = totals(invoice);
  const words = `In words: ${invoice.totalInWords}`;
  const left = invoice.rates.length + 1;
  const rowHeight = sheet.height('₹', { weight: 'bold' });
  const notes = 4 * rowHeight;
  sheet.makeRoom(Math.max(rows.length, left) * rowHeight + sheet.height(words) + notes + 3 * GAP);
  sheet.rule();
  sheet.y += GAP;
  const top = sheet.y;
  drawRates(sheet, invoice);
  const end = sheet.y;
  sheet.y = top;
  for (const row of rows) drawTotal(sheet, row);
  sheet.y = Math.max(sheet.y, end) + GAP;
  sheet.line(words, { weight: 'bold' });
  sheet.y += GAP;
  drawNotes(sheet);
}

function totals({ sums, isWithinState, ...invoice }: InvoiceDocument): Row[] {
  const taxes: Row[] = isWithinState
    ? [
        ['CGST', rupees(sums.cgstPaise)],
        ['SGST', rupees(sums.sgstPaise)],
      ]
    : [['IGST', rupees(sums.igstPaise)]];
  const total = sums.totalPaise + invoice.roundingPaise;
  return [
    ['Taxable value', rupees(sums.taxablePaise)],
    ...taxes,
    ['Rounding', rupees(invoice.roundingPaise)],
    ['Total, all taxes included', rupees(total), true],
    ...payments(invoice),
  ];
}

type Paid = Pick<InvoiceDocument, 'giftCardPaise' | 'payType' | 'payablePaise'>;

/** A gift voucher is a way to pay: it lowers no taxable value. */
function payments({ giftCardPaise, payType, payablePaise }: Paid): Row[] {
  const gift: Row[] = giftCardPaise > 0 ? [['Gift voucher', rupees(giftCardPaise)]] : [];
  return [...gift, [payType, rupees(payablePaise)]];
}

function drawTotal(sheet: Sheet, [label, amount, isStrong]: Row): void {
  const weight = isStrong ? 'bold' : 'regular';
  sheet.text(label, { x: HALF, width: LABELS, weight });
  sheet.line(amount, { x: RIGHT - AMOUNTS, width: AMOUNTS, weight, align: 'right' });
}

function drawRates(sheet: Sheet, invoice: InvoiceDocument): void {
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
