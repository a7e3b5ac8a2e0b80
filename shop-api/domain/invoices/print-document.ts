import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../../contract/shop/languages.ts';
import type { creditNotes, invoices, membershipDocuments } from '../../db/schema/invoices.ts';
import type { InvoiceWords, PrintedDocument } from '../../providers/invoice/invoice-document.ts';
import type { Context } from '../kernel/context.ts';
import { amountInWords } from './amount-in-words.ts';

/** A table that stores documents of a kind. */
type DocumentTable = typeof invoices | typeof creditNotes | typeof membershipDocuments;

interface Print {
  ctx: Pick<Context, 'db' | 'invoicePrinter'>;
  table: DocumentTable;
  row: { id: number; document: unknown; pdf: Uint8Array | null };
  words: InvoiceWords;
}

/**
 * Returns the file of an issued document: in English the one that is stored, which the first request
 * makes; in another language it is drawn again, with the same figures.
 */
export async function printedIn({ words, ...print }: Print): Promise<Uint8Array> {
  const { ctx, row } = print;
  if (words.language === 'en') return row.pdf ?? (await printOnce(print, words));
  return ctx.invoicePrinter.print(
    words,
    inLanguage(row.document as PrintedDocument, words.language),
  );
}

/** Of two files made at the same time the first is stored. */
async function printOnce(
  { ctx, table, row }: Omit<Print, 'words'>,
  words: InvoiceWords,
): Promise<Uint8Array> {
  const pdf = await ctx.invoicePrinter.print(words, row.document as PrintedDocument);
  const isThis = eq(table.id, row.id);
  await ctx.db
    .update(table)
    .set({ pdf })
    .where(and(isThis, isNull(table.pdf)));
  const [stored] = await ctx.db.select({ pdf: table.pdf }).from(table).where(isThis);
  if (!stored?.pdf) throw new Error('A stored file is never deleted');
  return stored.pdf;
}

/** Returns a document with its goods and its amount named in another language. */
function inLanguage(document: PrintedDocument, language: Exclude<Language, 'en'>): PrintedDocument {
  const { lines, sums, roundingPaise } = document;
  return {
    ...document,
    lines: lines.map((line) => ({
      ...line,
      description: line.inLanguages?.[language] ?? line.description,
    })),
    totalInWords: amountInWords(sums.totalPaise + roundingPaise, language),
  };
}
