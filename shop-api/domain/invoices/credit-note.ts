import type { CreditOf, InvoiceDocuments } from '../../providers/invoice/invoice-document.ts';
import { numbered } from './document-head.ts';

interface ToCredit<Invoice extends InvoiceDocuments> {
  /** The invoice as it was issued. */
  invoice: Invoice;
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
export function composeCreditNote<Invoice extends InvoiceDocuments>(
  credit: ToCredit<Invoice>,
): CreditOf<Invoice> {
  const { invoice, number, issuedAt, reason, isPaid } = credit;
  return {
    ...invoice,
    title: 'Credit Note',
    ...numbered(number, issuedAt),
    credits: { title: invoice.title, number: invoice.number, issuedOn: invoice.issuedOn },
    reason,
    refundPaise: isPaid ? invoice.payablePaise : 0,
  };
}
