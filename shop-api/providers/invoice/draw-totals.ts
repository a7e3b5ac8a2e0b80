import { withValues } from '../../../contract/messages/text-with-values.ts';
import type { CreditNoteDocument, PrintedDocument } from './invoice-document.ts';
import { formatInvoicePaise, LEFT, RIGHT, type Sheet, VANA } from './sheet.ts';

const GAP = 8;
const AMOUNTS = 90;
const LABELS = 170;
const HALF = RIGHT - AMOUNTS - LABELS;

type Row = [label: string, amount: string, isStrong?: boolean];

/**
 * Draws tax by rate, the amount to pay or refund, and the amount in words; never split over two
 * pages.
 */
export function drawTotals(sheet: Sheet, document: PrintedDocument): void {
  const rows = totals(sheet, document);
  const amountText = sheet.t(withValues('In words: {amount}', { amount: document.totalInWords }));
  const left = document.rates.length + 1;
  const rowHeight = sheet.height('₹', { weight: 'bold' });
  const notes = 4 * rowHeight;
  sheet.makeRoom(
    Math.max(rows.length, left) * rowHeight + sheet.height(amountText) + notes + 3 * GAP,
  );
  sheet.rule();
  sheet.y += GAP;
  const top = sheet.y;
  drawRates(sheet, document);
  const end = sheet.y;
  sheet.y = top;
  for (const row of rows) drawTotal(sheet, row);
  sheet.y = Math.max(sheet.y, end) + GAP;
  sheet.line(amountText, { weight: 'bold' });
  sheet.y += GAP;
  drawNotes(sheet);
}

function totals(sheet: Sheet, { sums, isWithinState, ...document }: PrintedDocument): Row[] {
  const { t } = sheet;
  const taxes: Row[] = isWithinState
    ? [
        [t('CGST'), formatInvoicePaise(sums.cgstPaise)],
        [t('SGST'), formatInvoicePaise(sums.sgstPaise)],
      ]
    : [[t('IGST'), formatInvoicePaise(sums.igstPaise)]];
  const total = sums.totalPaise + document.roundingPaise;
  return [
    [t('Taxable value'), formatInvoicePaise(sums.taxablePaise)],
    ...taxes,
    [t('Rounding'), formatInvoicePaise(document.roundingPaise)],
    [t('Total, all taxes included'), formatInvoicePaise(total), true],
    ...('credits' in document ? refunds(sheet, document) : payments(sheet, document)),
  ];
}

type Paid = Pick<PrintedDocument, 'giftCardPaise' | 'payType' | 'payablePaise'>;
type Refunded = Pick<CreditNoteDocument, 'giftCardPaise' | 'refundPaise'>;

/** A gift voucher is a means of payment: it lowers no taxable value. */
function payments({ t }: Sheet, { giftCardPaise, payType, payablePaise }: Paid): Row[] {
  const gift: Row[] =
    giftCardPaise > 0 ? [[t('Gift voucher'), formatInvoicePaise(giftCardPaise)]] : [];
  return [...gift, [t(payType), formatInvoicePaise(payablePaise)]];
}

/** The part paid with a gift voucher goes back to it; cash that was never taken is not refunded. */
function refunds({ t }: Sheet, { giftCardPaise, refundPaise }: Refunded): Row[] {
  const gift: Row[] =
    giftCardPaise > 0 ? [[t('Back to gift voucher'), formatInvoicePaise(giftCardPaise)]] : [];
  return [...gift, [t('To be refunded'), formatInvoicePaise(refundPaise)]];
}

function drawTotal(sheet: Sheet, [label, amount, isStrong]: Row): void {
  const weight: 'bold' | 'regular' = isStrong ? 'bold' : 'regular';
  const style = isStrong ? { weight, color: VANA } : { weight };
  sheet.text(label, { ...style, x: HALF, width: LABELS });
  sheet.line(amount, { ...style, x: RIGHT - AMOUNTS, width: AMOUNTS, align: 'right' });
}

function drawRates(sheet: Sheet, invoice: PrintedDocument): void {
  const { t } = sheet;
  const width = HALF - LEFT - GAP;
  for (const { gstPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise } of invoice.rates) {
    const tax = formatInvoicePaise(cgstPaise + sgstPaise + igstPaise);
    const rate = { percent: gstPercent, tax, value: formatInvoicePaise(taxablePaise) };
    sheet.line(t(withValues('GST {percent}%: {tax} on {value}', rate)), { width });
  }
  if (invoice.discountPaise === 0) return;
  const discount = { code: invoice.voucherCode, amount: formatInvoicePaise(invoice.discountPaise) };
  const text = invoice.voucherCode
    ? withValues('Discount with voucher {code}: {amount}', discount)
    : withValues('Discount: {amount}', discount);
  sheet.line(t(text), { width });
}

function drawNotes(sheet: Sheet): void {
  const { t } = sheet;
  const notes = [
    t('Prices and discounts include all taxes.'),
    t('Tax is not payable on reverse charge.'),
    t('Issued electronically; no signature is needed.'),
  ];
  for (const note of notes) sheet.line(note, { size: 8 });
}
