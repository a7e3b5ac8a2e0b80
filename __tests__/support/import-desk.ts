import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ImportOptions, RowVerdict } from '@/contract/catalogue/import-shapes';
import type { Database } from '@/shop-api/db/database';
import { importRows, imports } from '@/shop-api/db/schema/imports';
import { products } from '@/shop-api/db/schema/products';
import type { GoodsContext } from '@/shop-api/domain/catalogue/goods-files/goods-context';
import { checkFile, writeFileOf } from '@/shop-api/domain/catalogue/goods-files/import-at-once';
import { PRODUCTS } from '@/shop-api/domain/catalogue/manage/product-entries';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';
import { FixedClock } from '@/shop-api/providers/clock';
import type { GoodsFiles } from '@/shop-api/providers/goods-files/goods-file';
import { openGoodsFiles } from '@/shop-api/providers/goods-files/open-goods-files';
import { fileIn } from './goods-file.ts';
import { testPictureStore } from './test-picture-store.ts';

export const NO_DEFAULTS: ImportOptions['defaults'] = {
  Brand: '',
  Category: '',
  HSN: '',
  'GST rate': '',
  'Country of origin': '',
};

interface Given extends Partial<ImportOptions> {
  /** A ZIP of pictures. */
  pictures?: Uint8Array;
}

let desks = 0;

/** Imports files on a test database as the command does. */
export class ImportDesk {
  readonly #db: () => Database;
  readonly #folder: string;
  readonly notices: string[] = [];
  readonly alarms: string[] = [];
  readonly clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  readonly goodsFiles: GoodsFiles;

  constructor(db: () => Database, folder: string, changes: Partial<GoodsFiles> = {}) {
    this.#db = db;
    this.#folder = folder;
    // Each database numbers its imports from 1.
    desks += 1;
    this.goodsFiles = { ...openGoodsFiles({ dataDir: join(folder, `desk-${desks}`) }), ...changes };
  }

  get ctx(): GoodsContext {
    return {
      db: this.#db(),
      clock: this.clock,
      who: COMMAND_LINE,
      notify: (tags) => void this.notices.push(...tags),
      goodsFiles: this.goodsFiles,
      pictureStore: testPictureStore(),
      alarm: (message) => void this.alarms.push(message),
    };
  }

  /** Checks rows of cells, the names of the columns first. */
  check(rows: string[][], given: Given = {}) {
    return this.checkText(csv(rows), given);
  }

  /** Checks a file of any writing. */
  async checkText(text: string, { pictures, ...options }: Given = {}) {
    const goods = await fileIn(this.#folder, text);
    const zip = pictures && (await fileIn(this.#folder, pictures));
    return checkFile(this.ctx, {
      files: {
        goods: { name: 'goods.csv', size: 1 },
        pictures: zip ? { name: 'pictures.zip', size: 1 } : null,
      },
      paths: { goods, pictures: zip },
      options: { mapping: {}, makes_missing: false, defaults: NO_DEFAULTS, ...options },
    });
  }

  /** Checks and writes. */
  async import(rows: string[][], given: Given = {}) {
    const { one } = await this.check(rows, given);
    return writeFileOf(this.ctx, one.id);
  }

  write(id: number) {
    return writeFileOf(this.ctx, id);
  }

  /** The verdict and the sentences of each row. */
  async told(rows: string[][], given: Given = {}): Promise<[RowVerdict, ...string[]][]> {
    const { rows: checked } = await this.check(rows, given);
    return checked.map(({ verdict, notes }) => [
      verdict,
      ...notes.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
    ]);
  }

  async stateOf(id: number) {
    const [one] = await this.#db().select().from(imports).where(eq(imports.id, id));
    return one;
  }

  /** The product that has an SKU. */
  async productOf(sku: string) {
    const [row] = await this.#db().select().from(products).where(eq(products.sku, sku));
    return row;
  }

  /** The same as the desk keeps it. */
  async entryOf(sku: string) {
    const row = await this.productOf(sku);
    return row && (await PRODUCTS.read(this.#db(), [row.id])).get(row.id);
  }

  rowsOf(id: number) {
    return this.#db().select().from(importRows).where(eq(importRows.importId, id));
  }
}

function csv(rows: string[][]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return rows.map((cells) => cells.map(quoted).join(',')).join('\n');
}
