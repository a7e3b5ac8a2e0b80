import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importRows, imports } from '../../../db/schema/imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { nameStockCause, type StockCause } from '../../kernel/stock-cause.ts';
import { recordAdded } from '../../trail/record-added.ts';
import { changeMany } from '../../trail/save-managed.ts';
import { addProducts } from '../manage/add-products.ts';
import { PRODUCTS } from '../manage/product-entries.ts';
import { showByTime } from '../manage/product-states.ts';
import { replaceProducts } from '../manage/replace-products.ts';
import { tagsOfProducts } from '../manage/tags-of-products.ts';
import type { GoodsContext } from './goods-context.ts';
import type { ImportedPictures } from './import-pictures.ts';
import { makeNames } from './make-names.ts';
import { isNewName, NameBook, type NewName } from './name-book.ts';
import type { PlannedFields } from './planned-fields.ts';
import { relate, relationsOf } from './related-goods.ts';
import { type Resolved, resolved } from './resolve-fields.ts';
import { BATCH, type LostRow, RowWriter } from './row-writer.ts';
import { setStocks } from './set-stocks.ts';

const ACTION = 'imported';
type Import = typeof imports.$inferSelect;

interface Row {
  row: number;
  productId: number | null;
  version: number | null;
  fields: PlannedFields;
}

interface Writing {
  ctx: GoodsContext;
  one: Import;
  pictures: ImportedPictures;
  /** Hears how many rows are written. */
  onProgress: (done: number) => void;
}

/**
 * Writes the checked rows of an import in one transaction: names that are missing, new products,
 * changed ones, the trail of each, and that it is done. A row that the database refuses becomes
 * wrong, and the others are written. Errors: `conflict` for a product that somebody has changed since
 * the check; those of the verbs that make names.
 */
export async function writeImport({ ctx, one, pictures, onProgress }: Writing): Promise<void> {
  const ids = await inTransaction(ctx.db, async (tx) => {
    const rows = await rowsOf(tx, one.id);
    const own = { ...ctx, db: tx };
    const book = await NameBook.read(tx);
    await makeNames(own, book, newNamesOf(rows));
    const resolve = (fields: PlannedFields) => resolved(fields, book, pictures.ids);
    const fresh = rows.filter(({ productId }) => productId === null);
    const known = rows.filter(({ productId }) => productId !== null);
    const writer = new RowWriter<Row>({ tx, onProgress });
    const by = { id: one.byId, name: one.byName };
    const cause = {
      kind: 'import',
      reference: one.files.goods.name,
      by,
      at: ctx.clock.now(),
    } as const;
    const written = await writer.each(fresh, async (part, batch) => {
      await nameStockCause(part, cause);
      return addProducts(
        part,
        batch.map(({ fields }) => newProduct(fields, resolve)),
      );
    });
    const added = written.map(({ id }) => id);
    // New products may name each other.
    await relate(tx, written);
    for (let from = 0; from < added.length; from += BATCH) {
      const some = added.slice(from, from + BATCH);
      await showByTime(tx, some, ctx.clock.now());
      await recordAdded({ ctx: own, of: PRODUCTS, action: ACTION, ids: some });
      await nextTurn();
    }
    const changed = await writer.each(known, (part, batch) =>
      change({ ...ctx, db: part }, { batch, resolve, cause }),
    );
    await noteLost(tx, one, writer.lost);
    alarmOf(ctx, writer.lost);
    const counts = one.counts && {
      ...one.counts,
      added: added.length,
      changed: changed.length,
      wrong: one.counts.wrong + writer.lost.length,
    };
    await finish(tx, { ...one, counts }, pictures);
    return [...added, ...changed.map(({ id }) => id)];
  });
  ctx.notify(tagsOfProducts(ids));
}

async function rowsOf(tx: Database, importId: number): Promise<Row[]> {
  const rows = await tx
    .select({
      row: importRows.row,
      productId: importRows.productId,
      version: importRows.version,
      fields: importRows.fields,
    })
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), inArray(importRows.verdict, ['added', 'changed'])),
    )
    .orderBy(asc(importRows.row));
  return rows as Row[];
}

function newNamesOf(rows: readonly Row[]): NewName[] {
  return rows.flatMap(({ fields: { brand_id, category_id, form_id, tag_ids } }) =>
    [brand_id, category_id, form_id, ...tag_ids].filter(isNewName),
  );
}

type Resolve = (fields: PlannedFields) => Resolved;

const NO_RELATIONS = { related_product_ids: [], other_product_ids: [] };

function newProduct(fields: PlannedFields, resolve: Resolve) {
  return { fields: { ...resolve(fields), ...NO_RELATIONS, stock: fields.stock ?? null } };
}

interface Changed {
  batch: readonly Row[];
  resolve: Resolve;
  cause: StockCause;
}

async function change(ctx: GoodsContext, { batch, resolve, cause }: Changed) {
  const input = batch.map(({ productId, version }) => ({
    id: productId as number,
    version: version ?? undefined,
  }));
  await changeMany({
    ctx,
    of: PRODUCTS,
    input,
    action: ACTION,
    change: async (tx) => {
      const relations = await relationsOf(tx, batch);
      const goods = batch.map(({ productId, fields }) => ({
        id: productId as number,
        fields: { ...resolve(fields), ...relations(fields) },
      }));
      await replaceProducts(tx, goods);
      await showByTime(
        tx,
        goods.map(({ id }) => id),
        ctx.clock.now(),
      );
      await setStocks(tx, batch, cause);
    },
  });
  return input.map(({ id }) => id);
}

/** One alarm, however many rows. */
function alarmOf({ alarm }: GoodsContext, lost: readonly LostRow[]): void {
  const faults = lost.filter(({ fault }) => fault !== undefined);
  const [first] = faults;
  if (!first) return;
  const rows = faults.map(({ row }) => row).join(', ');
  alarm(`Rows of an import were not written: ${rows} (${first.fault})`);
}

/** Rows that were right at the check, and that the database has refused. */
async function noteLost(tx: Database, one: Import, lost: readonly LostRow[]): Promise<void> {
  for (const { row, message } of lost) {
    const note = JSON.stringify([{ message, is_wrong: true }]);
    await tx
      .update(importRows)
      .set({ verdict: 'wrong', fields: null, notes: sql`${importRows.notes} || ${note}::jsonb` })
      .where(and(eq(importRows.importId, one.id), eq(importRows.row, row)));
  }
}

/** A process that was thought to be killed undoes what it wrote: somebody may have written it since. */
async function finish(tx: Database, one: Import, { lost }: ImportedPictures): Promise<void> {
  const finished = await tx
    .update(imports)
    .set({ state: 'written', counts: one.counts, done: one.total, problem: '', lostPictures: lost })
    .where(and(eq(imports.id, one.id), eq(imports.state, 'writing')))
    .returning({ id: imports.id });
  if (finished.length === 0) throw new Error('The import is no longer that of this process');
}
