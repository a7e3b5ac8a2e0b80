import { and, eq, isNull } from 'drizzle-orm';
import type { creditNotes, invoices, membershipDocuments } from '../../db/schema/invoices.ts';
import type { PrintedDocument } from '../../providers/invoice/invoice-document.ts';
import type { Context } from '../kernel/context.ts';

/** A table that stores documents of a kind. */
type DocumentTable = typeof invoices | typeof creditNotes | typeof membershipDocuments;

interface PrintOnce {
  ctx: Pick<Context, 'db' | 'invoicePrinter'>;
  table: DocumentTable;
  row: { id: number; document: unknown };
}

/**
 * Makes and stores the file of an issued document; of two made at the same time the first is
 * stored.
 */
export async function printOnce({ ctx, table, row }: PrintOnce): Promise<Uint8Array> {
  const pdf = await ctx.invoicePrinter.print(row.document as PrintedDocument);
  const isThis = eq(table.id, row.id);
  await ctx.db
    .update(table)
    .set({ pdf })
    .where(and(isThis, isNull(table.pdf)));
  const [stored] = await ctx.db.select({ pdf: table.pdf }).from(table).where(isThis);
  if (!stored?.pdf) throw new Error('A stored file is never deleted');
  return stored.pdf;
}
