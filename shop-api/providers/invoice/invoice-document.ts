import type { Message } from '../../../contract/messages/text-with-values.ts';
import type { Language, OtherLanguage } from '../../../contract/shop/languages.ts';

/** Money in integer paise. */
export interface InvoiceLine {
  /** What is sold, in English. */
  description: string;
  /** The same in other languages, as the shop named it on the day. */
  inLanguages?: Partial<Record<OtherLanguage, string>>;
  /** Empty for the delivery, which is taxed with the goods. */
  hsn: string;
  quantity: number;
  /** Unit quantity code of the GST portal; empty for the delivery. */
  unit: string;
  /** Before the discount, tax included. */
  grossPaise: number;
  discountPaise: number;
  /** Without tax, after the discount. */
  taxablePaise: number;
  gstPercent: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  /** Taxable value with all taxes. */
  totalPaise: number;
}

/** The same sums over all lines, or over those of one rate. */
export type InvoiceSums = Pick<
  InvoiceLine,
  'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'
>;

/** The content of an invoice, frozen when it is issued. Dates as printed: `21/11/2026`. */
export interface InvoiceDocument {
  title: 'Tax Invoice' | 'Bill of Supply' | 'Invoice-cum-Bill of Supply';
  number: string;
  issuedOn: string;
  /** The same as ISO 8601, for the file's own date. */
  issuedAt: string;
  order: { number: string; placedOn: string; deliveryMethod: string };
  seller: { name: string; lines: string[]; gstin: string; licences: string[] };
  /** `gstin`: of a registered buyer, whose registered name `name` is. */
  buyer: { name: string; address: string; mobile: string; gstin?: string };
  /** Where the goods go, with name and GST code of the state; without it to the buyer. */
  shipTo?: { name: string; address: string; mobile: string; state: string; code: string };
  /** Name and GST code: `Maharashtra`, `27`. */
  placeOfSupply: { state: string; code: string };
  /** CGST and SGST within the seller's state, IGST elsewhere. */
  isWithinState: boolean;
  lines: InvoiceLine[];
  rates: (InvoiceSums & { gstPercent: number })[];
  sums: InvoiceSums;
  roundingPaise: number;
  totalInWords: string;
  /** Deductions from the total, gift vouchers, and the payment of the rest. */
  voucherCode: string;
  discountPaise: number;
  giftCardPaise: number;
  payType: string;
  payablePaise: number;
}

/** The content of an invoice of a membership: a term of it in place of an order. */
export interface MembershipInvoiceDocument extends Omit<InvoiceDocument, 'order'> {
  membership: { plan: string; from: string; until: string };
}

/** Everything that an invoice is issued for. */
export type InvoiceDocuments = InvoiceDocument | MembershipInvoiceDocument;

/** What a credit note says besides the figures of the invoice. */
interface Credit {
  title: 'Credit Note';
  /** The invoice that is credited. */
  credits: { title: InvoiceDocument['title']; number: string; issuedOn: string };
  /** The reason: `Cancelled`, `Returned`; of a part why it goes back. */
  reason: string;
  /** The order goes on: this is a part of it. */
  isOfPart?: true;
  /** The amount paid besides the gift voucher, which is refunded; 0 where nothing was paid. */
  refundPaise: number;
}

/** A credit note: the figures of what is credited of an invoice, with its own number. */
export type CreditOf<Invoice extends InvoiceDocuments> = Omit<Invoice, 'title'> & Credit;
export type CreditNoteDocument = CreditOf<InvoiceDocument>;

/** A document that is printed. */
export type PrintedDocument =
  | InvoiceDocuments
  | CreditNoteDocument
  | CreditOf<MembershipInvoiceDocument>;

/** The words that documents are printed in: `t` translates a text of the shop. */
export interface InvoiceWords {
  language: Language;
  t: (text: Message) => string;
}

/** Makes the file of an invoice or a credit note, or one of several. The same give the same bytes. */
export interface InvoicePrinter {
  print(words: InvoiceWords, ...documents: PrintedDocuments): Promise<Uint8Array>;
}

export type PrintedDocuments = [first: PrintedDocument, ...others: PrintedDocument[]];
