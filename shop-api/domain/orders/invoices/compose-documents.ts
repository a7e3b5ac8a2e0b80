import { shopProfile } from '../../../../contract/shop.ts';
import type {
  CreditNoteDocument,
  InvoiceDocument,
  InvoiceLine,
} from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { inIndia } from '../../kernel/india-time.ts';
import { amountInWords } from './amount-in-words.ts';
import { gstStateCode } from './gst-states.ts';
import type { FrozenLine } from './tax-lines.ts';
import { sumsOf, taxLines } from './tax-lines.ts';

interface ToCompose {
  order: OrderRow;
  lines: readonly FrozenLine[];
  number: string;
  issuedAt: Date;
}

/**
 * Composes an invoice with all particulars of CGST Rule 46, from the stored figures of the order:
 * no price is calculated again. The place of supply is the state of delivery (IGST Act, section
 * 10).
 */
export function composeInvoice({ order, lines, number, issuedAt }: ToCompose): InvoiceDocument {
  const code = gstStateCode(order.stateName);
  const isWithinState = shopProfile.gstin.startsWith(code);
  const taxed = taxLines(lines, isWithinState);
  const sums = sumsOf(taxed);
  const { deliveryMethod, voucherCode, discountPaise, giftCardPaise, payType, payablePaise } =
    order;
  return {
    title: titleOf(lines),
    number,
    issuedOn: printedDay(issuedAt),
    issuedAt: issuedAt.toISOString(),
    order: { number: order.number, placedOn: printedDay(order.placedAt), deliveryMethod },
    seller: seller(),
    buyer: { name: order.fullName, address: order.fullAddress, mobile: order.mobile },
    placeOfSupply: { state: order.stateName, code },
    isWithinState,
    lines: taxed,
    rates: ratesOf(taxed),
    sums,
    roundingPaise: payablePaise + giftCardPaise - sums.totalPaise,
    totalInWords: amountInWords(payablePaise + giftCardPaise),
    voucherCode,
    discountPaise,
    giftCardPaise,
    payType,
    payablePaise,
  };
}

/**
 * Returns the title: a bill of supply for goods without tax (rule 49), a joint one (46A) for both
 * kinds.
 */
function titleOf(lines: readonly FrozenLine[]): InvoiceDocument['title'] {
  const taxed = lines.filter(({ gstPercent }) => gstPercent > 0).length;
  if (taxed === lines.length) return 'Tax Invoice';
  return taxed === 0 ? 'Bill of Supply' : 'Invoice-cum-Bill of Supply';
}

function ratesOf(lines: readonly InvoiceLine[]): InvoiceDocument['rates'] {
  const rates = [...new Set(lines.map(({ gstPercent }) => gstPercent))].sort((a, b) => a - b);
  return rates.map((gstPercent) => ({
    gstPercent,
    ...sumsOf(lines.filter((line) => line.gstPercent === gstPercent)),
  }));
}

function seller(): InvoiceDocument['seller'] {
  const { line1, line2, city, state, postalCode, country } = shopProfile.address;
  return {
    name: shopProfile.legalName,
    lines: [line1, line2, `${city} ${postalCode}`, `${state}, ${country}`],
    gstin: shopProfile.gstin,
    licences: shopProfile.licences.map(({ label, number }) => `${label}: ${number}`),
  };
}

interface ToCredit {
  /** The invoice as it was issued. */
  invoice: InvoiceDocument;
  number: string;
  issuedAt: Date;
  /** `Cancelled` or `Returned`. */
  reason: string;
  isPaid: boolean;
}

/**
 * Composes a credit note over a whole invoice with all particulars of CGST Rule 53: the stored
 * lines and taxes of the invoice, nothing is calculated again.
 */
export function composeCreditNote(credit: ToCredit): CreditNoteDocument {
  const { invoice, number, issuedAt, reason, isPaid } = credit;
  return {
    ...invoice,
    title: 'Credit Note',
    number,
    issuedOn: printedDay(issuedAt),
    issuedAt: issuedAt.toISOString(),
    credits: { title: invoice.title, number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
    refundPaise: isPaid ? invoice.payablePaise : 0,
  };
}

/** Formats a day in India as documents print it: `21/11/2026`. */
function printedDay(time: Date): string {
  return inIndia(time).toFormat('dd/MM/yyyy');
}
