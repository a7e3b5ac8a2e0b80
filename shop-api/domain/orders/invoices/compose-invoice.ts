import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { amountInWords } from '../../invoices/amount-in-words.ts';
import { documentHead, printedDay } from '../../invoices/document-head.ts';
import { ratesOf, sumsOf } from '../../invoices/tax-split.ts';
import { type FrozenLine, taxLines } from './tax-lines.ts';

interface ToCompose {
  order: OrderRow;
  lines: readonly FrozenLine[];
  number: string;
  issuedAt: Date;
  company: CompanyProfile;
}

/**
 * Composes an invoice with all particulars of CGST Rule 46, from the stored figures of the order:
 * no price is calculated again. The place of supply is the state of delivery (IGST Act, section
 * 10).
 */
export function composeInvoice({ order, lines, company, ...of }: ToCompose): InvoiceDocument {
  const head = documentHead({ ...of, company, stateName: order.stateName });
  const taxed = taxLines(lines, head.isWithinState);
  const sums = sumsOf(taxed);
  const { deliveryMethod, voucherCode, discountPaise, giftCardPaise, payType, payablePaise } =
    order;
  return {
    ...head,
    title: titleOf(lines),
    order: { number: order.number, placedOn: printedDay(order.placedAt), deliveryMethod },
    buyer: { name: order.fullName, address: order.fullAddress, mobile: order.mobile },
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
