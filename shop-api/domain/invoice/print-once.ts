import { and, eq, isNull } from 'drizzle-orm';
import type { creditNotes } from '../../db/schema/credit-notes.ts';
import type { invoices } from '../../db/schema/invoices.ts';
import type { PrintedDocument } from '../../providers/invoice/invoice-document.ts';
import type { Context } from '../context.ts';

type Papers = typeof invoices | typeof creditNotes;

interface PrintOnce {
  ctx: Context;
  /** Where the row is kept. */
  papers: Papers;
  row: { id: number; document: unknown; pdf: Uint8Array | null };
}

/**
 * The file of an issued paper. It is made when it is asked for first and kept; of two made at once the
 * first one stays.
 */
export async function printOnce({ ctx, papers, row }: PrintOnce): Promise<Uint8Array> {
  if (row.pdf) return row.pdf;
  const pdf = await ctx.invoicePrinter.print(row.document as PrintedDocument);
  const isThis = eq(papers.id, row.id);
  await ctx.db
    .update(papers)
    .set({ pdf })
    .where(and(isThis, isNull(papers.pdf)));
  const [kept] = await ctx.db.select({ pdf: papers.pdf }).from(papers).where(isThis);
  if (!kept?.pdf) throw new Error('A kept file is never taken away');
  return kept.pdf;
}
