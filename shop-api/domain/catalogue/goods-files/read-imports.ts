import { and, asc, desc, eq } from 'drizzle-orm';
import type {
  ImportEntry,
  ImportRow,
  RowVerdict,
  SentFileName,
} from '../../../../contract/catalogue/import-shapes.ts';
import { importRows, imports } from '../../../db/schema/imports.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { assertStaff } from '../../trail/desk-context.ts';
import type { GoodsContext } from './goods-context.ts';
import { type Import, importOf } from './import-of.ts';

/** Returns how far an import has come. Staff only. Errors: `not_found`. */
export async function readImport({
  ctx,
  input: { id },
}: {
  ctx: GoodsContext;
  input: { id: number };
}): Promise<ImportEntry> {
  return toEntry(ctx, await importOf(ctx, id));
}

/** Returns a page of the imports, the newest first. Staff only. */
export async function listImports({ ctx, input }: { ctx: GoodsContext; input: Paging }) {
  assertStaff(ctx);
  const query = ctx.db.select().from(imports).orderBy(desc(imports.id)).$dynamic();
  const total = await ctx.db.$count(imports);
  const rows = await pageOf(query, input);
  return pagedAnswer(await Promise.all(rows.map((row) => toEntry(ctx, row))), total, input);
}

interface ListRows {
  ctx: GoodsContext;
  input: Paging & { id: number; verdict?: RowVerdict | undefined };
}

/** Returns a page of the rows of a file, as the dry run found them. Staff only. Errors: `not_found`. */
export async function listImportRows({ ctx, input }: ListRows) {
  await importOf(ctx, input.id);
  const { verdict } = input;
  const isListed = and(
    eq(importRows.importId, input.id),
    verdict ? eq(importRows.verdict, verdict) : undefined,
  );
  const query = ctx.db
    .select()
    .from(importRows)
    .where(isListed)
    .orderBy(asc(importRows.row))
    .$dynamic();
  const total = await ctx.db.$count(importRows, isListed);
  const rows = await pageOf(query, input);
  return pagedAnswer(rows.map(toRow), total, input);
}

function toRow({
  row,
  sku,
  name,
  verdict,
  productId,
  changes,
  notes,
}: typeof importRows.$inferSelect): ImportRow {
  return { row, sku, name, verdict, product_id: productId, changes, notes };
}

async function toEntry({ goodsFiles }: GoodsContext, row: Import): Promise<ImportEntry> {
  const { id, state, files, options, about, counts, done, total, problem } = row;
  const received = async (file: SentFileName) =>
    files[file] ? { ...files[file], received: await goodsFiles.sent.sizeOf(id, file) } : null;
  const goods = await received('goods');
  return {
    id,
    state,
    files: {
      goods: goods ?? { name: '', size: 0, received: 0 },
      pictures: await received('pictures'),
    },
    options,
    about,
    counts,
    done,
    total,
    problem,
    lost_pictures: row.lostPictures,
    by: row.byName,
    at: row.createdAt.toISOString(),
  };
}
