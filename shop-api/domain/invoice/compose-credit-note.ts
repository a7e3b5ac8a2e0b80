import type {
  CreditNoteDocument,
  InvoiceDocument,
} from '../../providers/invoice/invoice-document.ts';
import { printedDay } from './printed-day.ts';

interface ToCredit {
  /** As it was issued. */
  invoice: InvoiceDocument;
  number: string;
  issuedAt: Date;
  /** `Cancelled`, `Returned`. */
  reason: string;
  isPaid: boolean;
}

/**
 * Everything CGST Rule 53 asks of a credit note that takes back a whole invoice: the invoice's own
 * lines and taxes, frozen as they are, nothing is computed anew.
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
