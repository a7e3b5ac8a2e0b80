import { company } from '../../../contract/company.ts';
import type { InvoiceDocument, InvoiceLine } from '../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../order/save-order.ts';
import { amountInWords } from './amount-in-words.ts';
import { gstStateCode } from './gst-states.ts';
import { printedDay } from './printed-day.ts';
import type { FrozenLine } from './tax-lines.ts';
import { sumsOf, taxLines } from './tax-lines.ts';

interface ToCompose {
  order: OrderRow;
  lines: readonly FrozenLine[];
  number: string;
  issuedAt: Date;
}

/**
 * Everything CGST Rule 46 asks of an invoice, from an order's frozen figures: nothing is priced
 * anew. Place of supply is the state of delivery (IGST Act, section 10).
 */
export function composeInvoice({ order, lines, number, issuedAt }: ToCompose): InvoiceDocument {
  const code = gstStateCode(order.stateName);
  const isWithinState = company.gstin.startsWith(code);
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

/** Goods without tax go on a bill of supply (rule 49), both kinds together on a joint one (46A). */
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
  const { line1, line2, city, state, postalCode, country } = company.address;
  return {
    name: company.legalName,
    lines: [line1, line2, `${city} ${postalCode}`, `${state}, ${country}`],
    gstin: company.gstin,
    licences: company.licences.map(({ label, number }) => `${label}: ${number}`),
  };
}
