import type {
  CreditOf,
  InvoiceDocuments,
  InvoiceLine,
} from '../../providers/invoice/invoice-document.ts';
import { amountInWords } from './amount-in-words.ts';
import { numbered } from './document-head.ts';
import { ratesOf, sumsOf } from './tax-split.ts';

interface ToCredit<Invoice extends InvoiceDocuments> {
  /** The invoice as it was issued. */
  invoice: Invoice;
  number: string;
  issuedAt: Date;
  /** `Cancelled` or `Returned`; of a part why it goes back. */
  reason: string;
  isPaid: boolean;
  /** The part that is credited; without one it is the whole invoice. */
  part?: CreditedPart;
}

/** Lines of a credit note over a part of an invoice, and how much of them was paid with vouchers. */
interface CreditedPart {
  lines: readonly InvoiceLine[];
  giftCardPaise: number;
  /** The order goes on without this part. */
  isOfMany: boolean;
}

/**
 * Composes a credit note over an invoice, or a part of it, with all particulars of CGST Rule 53: from
 * the stored lines and taxes of the invoice, no price is calculated again.
 */
export function composeCreditNote<Invoice extends InvoiceDocuments>(
  credit: ToCredit<Invoice>,
): CreditOf<Invoice> {
  const { invoice, number, issuedAt, reason, isPaid, part } = credit;
  const figures = part ? figuresOf(part) : {};
  const { payablePaise } = { ...invoice, ...figures };
  return {
    ...invoice,
    ...figures,
    title: 'Credit Note',
    ...numbered(number, issuedAt),
    credits: { title: invoice.title, number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
    refundPaise: isPaid ? payablePaise : 0,
    ...(part?.isOfMany && { isOfPart: true as const }),
  };
}

function figuresOf({ lines, giftCardPaise }: CreditedPart) {
  const sums = sumsOf(lines);
  return {
    ...{ lines: [...lines], rates: ratesOf(lines), sums, giftCardPaise },
    roundingPaise: 0,
    totalInWords: amountInWords(sums.totalPaise),
    discountPaise: lines.reduce((sum, line) => sum + line.discountPaise, 0),
    payablePaise: sums.totalPaise - giftCardPaise,
  };
}
