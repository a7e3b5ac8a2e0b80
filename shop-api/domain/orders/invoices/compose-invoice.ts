import { gstStateCode } from '../../../../contract/shop/gst-states.ts';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { amountInWords } from '../../invoices/amount-in-words.ts';
import { documentHead, printedDay } from '../../invoices/document-head.ts';
import { ratesOf, sumsOf } from '../../invoices/tax-split.ts';
import { billedTo, placeOfSupply } from '../billing.ts';
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
 * no price is calculated again.
 */
export function composeInvoice({ order, lines, company, ...of }: ToCompose): InvoiceDocument {
  const head = documentHead({ ...of, company, stateName: placeOfSupply(order) });
  const taxed = taxLines(lines, head.isWithinState);
  const sums = sumsOf(taxed);
  const { deliveryMethod, voucherCode, discountPaise, giftCardPaise, payType, payablePaise } =
    order;
  return {
    ...head,
    title: titleOf(lines),
    order: { number: order.number, placedOn: printedDay(order.placedAt), deliveryMethod },
    ...partiesOf(order),
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

/** Returns who is billed and, where that is not simply who receives the goods, where they go. */
function partiesOf(order: OrderRow): Pick<InvoiceDocument, 'buyer' | 'shipTo'> {
  const { billing, fullName: name, fullAddress: address, mobile, stateName: state } = order;
  if (!billing) return { buyer: { name, address, mobile } };
  const { gstin, businessName } = billing;
  const billed = billedTo(order);
  const buyer = { address: billed.fullAddress, mobile: billed.mobile };
  return {
    buyer: gstin ? { ...buyer, name: businessName, gstin } : { ...buyer, name: billed.fullName },
    shipTo: { name, address, mobile, state, code: gstStateCode(state) },
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
