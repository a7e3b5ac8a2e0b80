import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { splitList } from '../../../../contract/catalogue/cell-lists.ts';
import { goodsColumns } from '../../../../contract/catalogue/fact-columns.ts';
import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import type { ImportCounts } from '../../../../contract/catalogue/import-shapes.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText, type Message } from '../../../../contract/messages/text-with-values.ts';
import { importRows, imports } from '../../../db/schema/imports.ts';
import type { GoodsRow } from '../../../providers/goods-files/goods-file.ts';
import { readFacts } from '../goods-facts.ts';
import type { GoodsContext } from './goods-context.ts';
import { idsOfSkus, readKnownProducts, skusOfBarcodes } from './known-products.ts';
import { isNewName, NameBook, newNameText } from './name-book.ts';
import { PictureSources } from './picture-sources.ts';
import { type Comparing, planRow, type RowPlan } from './plan-row.ts';
import type { PlannedFields } from './planned-fields.ts';

/** What a spreadsheet of a region with decimal commas writes between the columns. */
const SEMICOLON = 'semicolon';
/** Rows after which other work of the shop has its turn. */
const AT_ONCE = 10;

type Import = typeof imports.$inferSelect;
type StoredRow = typeof importRows.$inferInsert;

/**
 * Reads the file of an import and stores for each row what would change or what is wrong; the shop
 * stays as it is. The caller has claimed the import. Errors: GoodsFileRefused.
 */
export async function checkImport(ctx: GoodsContext, one: Import): Promise<void> {
  const { db, goodsFiles } = ctx;
  await db.delete(importRows).where(eq(importRows.importId, one.id));
  const zip = one.files.pictures ? goodsFiles.sent.pathOf(one.id, 'pictures') : undefined;
  const sources = await PictureSources.open(goodsFiles, zip);
  const facts = await readFacts(db);
  const check = new Check(ctx, one, { book: await NameBook.read(db), sources, facts });
  const columns = goodsColumns(facts);
  const { mapping } = one.options;
  const file = { path: goodsFiles.sent.pathOf(one.id, 'goods'), mapping, columns };
  const waiting: GoodsRow[][] = [];
  for await (const part of goodsFiles.read(file)) {
    if (Array.isArray(part)) {
      check.noteSkus(part);
      waiting.push(part);
    } else {
      check.hasDecimalCommas = part.readAs.endsWith(SEMICOLON);
      const about = { ...part, columns: columns.map(({ label }) => label) };
      await db.update(imports).set({ about, total: part.rows }).where(eq(imports.id, one.id));
    }
  }
  for (const rows of waiting) await check.rows(rows);
  await db.update(imports).set({ counts: check.counts() }).where(eq(imports.id, one.id));
}

type CheckParts = { book: NameBook; sources: PictureSources; facts: readonly GoodsFact[] };

/** The dry run of one file. */
class Check {
  readonly #ctx: GoodsContext;
  readonly #import: Import;
  readonly #book: NameBook;
  readonly #sources: PictureSources;
  readonly #facts: CheckParts['facts'];
  /** The first row with each SKU, and with each barcode. */
  readonly #rowOf = new Map<string, number>();
  readonly #rowOfBarcode = new Map<string, number>();
  readonly #newNames = new Set<string>();
  hasDecimalCommas = false;
  readonly #counts = { added: 0, changed: 0, same: 0, wrong: 0, skipped: 0 };
  #done = 0;

  constructor(ctx: GoodsContext, one: Import, { book, sources, facts }: CheckParts) {
    this.#ctx = ctx;
    this.#import = one;
    this.#book = book;
    this.#sources = sources;
    this.#facts = facts;
  }

  /** Rows may name SKUs that stand further below. */
  noteSkus(rows: readonly GoodsRow[]): void {
    for (const { row, cells, skipped } of rows) {
      const sku = cells.SKU?.trim();
      if (sku && !skipped && !this.#rowOf.has(sku)) this.#rowOf.set(sku, row);
      const barcode = barcodeOf(cells);
      if (barcode && !skipped && !this.#rowOfBarcode.has(barcode))
        this.#rowOfBarcode.set(barcode, row);
    }
  }

  async rows(rows: readonly GoodsRow[]): Promise<void> {
    const { db } = this.#ctx;
    const known = await readKnownProducts(db, rows.map(skuOf));
    const named = rows.flatMap(({ cells }) => [
      ...splitList(cells['Related SKUs'] ?? ''),
      ...splitList(cells['Other SKUs'] ?? ''),
    ]);
    const inShop = new Set((await idsOfSkus(db, named)).map(({ sku }) => sku));
    const ownerOf = await skusOfBarcodes(
      db,
      rows.map(({ cells }) => barcodeOf(cells)),
    );
    await this.#sources.lookUp(db, rows);
    const comparing: Comparing = {
      book: this.#book,
      makesMissing: this.#import.options.makes_missing,
      hasDecimalCommas: this.hasDecimalCommas,
      defaults: this.#import.options.defaults,
      facts: this.#facts,
      hasSku: (sku) => inShop.has(sku) || this.#rowOf.has(sku),
      findPicture: (source) => this.#sources.find(source),
    };
    const stored: StoredRow[] = [];
    for (const [at, row] of rows.entries()) {
      if (at % AT_ONCE === 0) await nextTurn();
      const product = known.get(skuOf(row));
      const plan = row.skipped
        ? skippedPlan(row)
        : await planRow(this.#withTwice(row, ownerOf), product?.fields, comparing);
      this.#count(plan);
      stored.push(this.#stored(row, plan, product));
    }
    await db.insert(importRows).values(stored);
    this.#done += rows.length;
    const { id } = this.#import;
    await db
      .update(imports)
      .set({ done: this.#done, beatAt: this.#ctx.clock.now() })
      .where(eq(imports.id, id));
  }

  counts(): ImportCounts {
    return {
      ...this.#counts,
      new_names: [...this.#newNames],
      pictures_to_fetch: this.#sources.addresses.size,
    };
  }

  #stored(
    row: GoodsRow,
    plan: RowPlan,
    product: { id: number; version: number } | undefined,
  ): StoredRow {
    const isWritten = plan.verdict === 'added' || plan.verdict === 'changed';
    return {
      importId: this.#import.id,
      row: row.row,
      sku: skuOf(row),
      name: row.cells.Name ?? plan.fields?.name ?? '',
      verdict: plan.verdict,
      productId: product?.id ?? null,
      version: product?.version ?? null,
      fields: isWritten ? plan.fields : null,
      changes: plan.changes,
      notes: plan.notes,
    };
  }

  /** A product stands in one row alone, and a barcode on one product. */
  #withTwice(row: GoodsRow, ownerOf: ReadonlyMap<string, string>): GoodsRow {
    const barcode = barcodeOf(row.cells);
    const first = this.#rowOf.get(skuOf(row)) ?? row.row;
    const firstOfBarcode = this.#rowOfBarcode.get(barcode) ?? row.row;
    const owner = ownerOf.get(barcode) ?? skuOf(row);
    const said: [column: string, isWrong: boolean, message: Message][] = [
      ['SKU', first !== row.row, goodsFileMessages.skuTwice(first)],
      ['Barcode', firstOfBarcode !== row.row, goodsFileMessages.barcodeTwice(firstOfBarcode)],
      ['Barcode', owner !== skuOf(row), goodsFileMessages.barcodeTaken(owner)],
    ];
    const notes = said
      .filter(([, isWrong]) => isWrong)
      .map(([column, , message]) => ({ column, message: englishText(message), is_wrong: true }));
    return { ...row, notes: [...row.notes, ...notes] };
  }

  #count({ verdict, fields }: RowPlan): void {
    this.#counts[verdict] += 1;
    if (fields && verdict !== 'same') {
      for (const name of newNamesOf(fields)) this.#newNames.add(name);
    }
  }
}

function newNamesOf({ brand_id, category_id, form_id, tag_ids }: PlannedFields): string[] {
  return [brand_id, category_id, form_id, ...tag_ids].filter(isNewName).map(newNameText);
}

function skippedPlan({ skipped = '', notes }: GoodsRow): RowPlan {
  return { verdict: 'skipped', fields: null, changes: [], notes: [...notes, { message: skipped }] };
}

function barcodeOf(cells: GoodsRow['cells']): string {
  return cells.Barcode?.trim() ?? '';
}

function skuOf({ cells }: GoodsRow): string {
  return cells.SKU?.trim() ?? '';
}
