import { eq, inArray } from 'drizzle-orm';
import type { RowNote } from '../../../../contract/catalogue/import-shapes.ts';
import { reasonOf } from '../../../../contract/kit/log-fields.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import { importRows } from '../../../db/schema/imports.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { DomainError } from '../../kernel/errors.ts';
import { takePicture } from '../../pictures/take-picture.ts';
import type { GoodsContext } from './goods-context.ts';
import type { PlannedFields } from './planned-fields.ts';

/** The pictures of an import: ids of the shop by what the file calls them, and those it could not have. */
export interface ImportedPictures {
  ids: ReadonlyMap<string, string>;
  lost: RowNote[];
}

interface Wanted {
  ctx: GoodsContext;
  importId: number;
  zipPath: string | undefined;
  onProgress: (done: number, total: number) => Promise<void>;
}

const AT_ONCE = 4;

/**
 * Stores the pictures that the rows of an import name, before and outside of its transaction: the
 * same bytes are one picture, so it may be done twice. A picture that cannot be had is left out of
 * its product and listed.
 */
export async function importPictures(wanted: Wanted): Promise<ImportedPictures> {
  const { ctx, importId, zipPath, onProgress } = wanted;
  const rows = await rowsBySource(ctx, importId);
  const stored = await storedIds(ctx, [...rows.keys()]);
  const ids = new Map<string, string>([...stored].map((id) => [id, id]));
  const lost: RowNote[] = [];
  const lose = (source: string, why: string) => {
    const message = englishText(goodsFileMessages.pictureLost(source, why));
    for (const row of rows.get(source) ?? []) lost.push({ row, column: 'Pictures', message });
  };
  const missing = [...rows.keys()].filter((source) => !ids.has(source));
  const addresses = missing.filter((source) => source.includes('://'));
  let done = 0;
  const take = async (source: string, bytes: Uint8Array) => {
    const { id } = await takePicture({ ctx, input: { bytes } });
    ids.set(source, id);
  };
  const oneBy = async (source: string, work: () => Promise<void>) => {
    await work().catch((error: unknown) => lose(source, whyOf(ctx, error)));
    done += 1;
    await onProgress(done, missing.length);
  };
  if (zipPath !== undefined && missing.length > addresses.length) {
    for await (const { picture } of ctx.goodsFiles.picturesIn(zipPath)) {
      if (!picture || ids.has(picture.id) || !rows.has(picture.id)) continue;
      await oneBy(picture.id, () => take(picture.id, picture.bytes));
    }
  }
  const waiting = addresses.values();
  const fetchNext = async () => {
    for (const source of waiting) {
      await oneBy(source, async () => take(source, await ctx.goodsFiles.fetchPicture(source)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return { ids, lost };
}

/** Errors of the shop itself say nothing to the person. */
function whyOf({ alarm }: GoodsContext, error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'GoodsFileRefused' || error instanceof DomainError) return message;
  alarm(`A picture of an import was lost: ${reasonOf(error)}`);
  return englishText(goodsFileMessages.pictureFailed);
}

/** The rows that name each picture. */
async function rowsBySource(
  { db }: GoodsContext,
  importId: number,
): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ row: importRows.row, fields: importRows.fields })
    .from(importRows)
    .where(eq(importRows.importId, importId));
  const bySource = new Map<string, number[]>();
  for (const { row, fields } of rows) {
    if (!fields) continue;
    const { pictures: gallery, home_picture_id: home } = fields as PlannedFields;
    const sources = [...gallery.map(({ source }) => source), ...(home ? [home] : [])];
    for (const source of new Set(sources))
      bySource.set(source, [...(bySource.get(source) ?? []), row]);
  }
  return bySource;
}

/** Ids of one statement, which takes at most 65,535 parameters. */
const IDS_AT_ONCE = 10_000;

async function storedIds({ db }: GoodsContext, sources: string[]): Promise<Set<string>> {
  const ids = sources.filter((source) => !source.includes('://'));
  const stored = new Set<string>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const isOne = inArray(pictures.id, ids.slice(from, from + IDS_AT_ONCE));
    for (const { id } of await db.select({ id: pictures.id }).from(pictures).where(isOne)) {
      stored.add(id);
    }
  }
  return stored;
}
