import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { ImportOptions, SentFiles } from '../../../../contract/catalogue/import-shapes.ts';
import { importRows, imports } from '../../../db/schema/imports.ts';
import type { GoodsContext } from './goods-context.ts';
import { claim, runImportStep } from './import-jobs.ts';
import { acceptImport, removeImport, requestCheck, startImport } from './imports.ts';

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;

interface LocalFiles {
  files: SentFiles;
  /** Where they are on this machine. */
  paths: { goods: string; pictures?: string | undefined };
  options: ImportOptions;
}

/** What a file on this machine would do to the shop. */
export interface CheckedFile {
  one: Import;
  rows: Row[];
}

/** Checks a file on this machine, by the steps of the desk. Staff only. Errors: as there. */
export async function checkFile(
  ctx: GoodsContext,
  { files, paths, options }: LocalFiles,
): Promise<CheckedFile> {
  const id = await startImport({ ctx, input: files });
  await ctx.goodsFiles.sent.link(id, 'goods', paths.goods);
  if (paths.pictures) await ctx.goodsFiles.sent.link(id, 'pictures', paths.pictures);
  await requestCheck({ ctx, input: { id, options } });
  const one = await runHere(ctx, id);
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(importRows.row);
  return { one, rows };
}

/** Writes a checked file. Staff only. Errors: as the desk. */
export async function writeFileOf(ctx: GoodsContext, id: number): Promise<Import> {
  await acceptImport({ ctx, input: { id } });
  return runHere(ctx, id);
}

/** Forgets a checked file. */
export async function forgetFile(ctx: GoodsContext, id: number): Promise<void> {
  await removeImport({ ctx, input: { id } });
}

/** Runs the waiting step, and returns how it ended; an open shop may be faster, and runs it too. */
async function runHere(ctx: GoodsContext, id: number): Promise<Import> {
  const claimed = await claim(ctx, await importOf(ctx, id));
  if (claimed) await runImportStep(ctx, claimed);
  let one = await importOf(ctx, id);
  while (['checking', 'writing'].includes(one.state)) {
    await pause(200);
    one = await importOf(ctx, id);
  }
  return one;
}

async function importOf({ db }: GoodsContext, id: number): Promise<Import> {
  const [one] = await db.select().from(imports).where(eq(imports.id, id));
  return one as Import;
}
