import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { monthAfter } from '../../../../contract/kit/calendar-day.ts';
import type { Database } from '../../../db/database.ts';
import { creditNotes, invoices, membershipDocuments } from '../../../db/schema/invoices.ts';
import type { InvoiceDocument } from '../../../providers/invoice/invoice-document.ts';
import { startOfIsoDay } from '../../kernel/india-time.ts';

/** What all printed documents say for the tax office. */
type TaxedDocument = Pick<
  InvoiceDocument,
  | 'number'
  | 'issuedOn'
  | 'seller'
  | 'buyer'
  | 'placeOfSupply'
  | 'isWithinState'
  | 'lines'
  | 'rates'
  | 'sums'
  | 'payablePaise'
  | 'giftCardPaise'
>;

/** A document as it was issued. */
export interface IssuedDocument {
  document: TaxedDocument;
  /** 1 for an invoice; -1 for a credit note, which takes its figures off. */
  sign: 1 | -1;
  /** What the whole invoice came to, also of a credit note for a part of it. */
  invoicePaise: number;
}

/** Documents are read so many at a time. */
const AT_ONCE = 500;

/** Reads the documents that were issued in a month in India, `2026-11`, series by series. */
export async function* issuedDocuments(
  db: Database,
  month: string,
): AsyncGenerator<IssuedDocument> {
  for (const source of [invoiceRows, creditNoteRows, membershipRows]) {
    for (let after = 0; ; ) {
      const rows = await source(db, month, after);
      for (const { document, isCredit, invoice } of rows) {
        const own = document as TaxedDocument;
        const invoicePaise = documentPaise((invoice as TaxedDocument | null) ?? own);
        yield { document: own, sign: isCredit ? -1 : 1, invoicePaise };
      }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

interface Row {
  id: number;
  document: unknown;
  isCredit: boolean;
  /** Of a credit note for an order: its invoice. */
  invoice: unknown;
}

function invoiceRows(db: Database, month: string, after: number): Promise<Row[]> {
  return db
    .select({
      id: invoices.id,
      document: invoices.document,
      isCredit: sql<boolean>`false`,
      invoice: sql`null`,
    })
    .from(invoices)
    .where(issuedIn(month, invoices, after))
    .orderBy(asc(invoices.id))
    .limit(AT_ONCE);
}

function creditNoteRows(db: Database, month: string, after: number): Promise<Row[]> {
  return db
    .select({
      id: creditNotes.id,
      document: creditNotes.document,
      isCredit: sql<boolean>`true`,
      invoice: invoices.document,
    })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(issuedIn(month, creditNotes, after))
    .orderBy(asc(creditNotes.id))
    .limit(AT_ONCE);
}

function membershipRows(db: Database, month: string, after: number): Promise<Row[]> {
  const { id, document, kind } = membershipDocuments;
  return db
    .select({
      id,
      document,
      isCredit: sql<boolean>`${kind} = 'credit-note'`,
      invoice: sql`null`,
    })
    .from(membershipDocuments)
    .where(issuedIn(month, membershipDocuments, after))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

function issuedIn(
  month: string,
  { issuedAt, id }: Record<'issuedAt' | 'id', PgColumn>,
  after: number,
): SQL | undefined {
  const [from, until] = [startOfIsoDay(`${month}-01`), startOfIsoDay(`${monthAfter(month, 1)}-01`)];
  return and(gte(issuedAt, from), lt(issuedAt, until), sql`${id} > ${after}`);
}

/** Returns what a document comes to, gift vouchers included. */
export const documentPaise = ({
  payablePaise,
  giftCardPaise,
}: Pick<TaxedDocument, 'payablePaise' | 'giftCardPaise'>) => payablePaise + giftCardPaise;
