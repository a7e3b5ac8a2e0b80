import { asc, gt } from 'drizzle-orm';
import { goodsColumns } from '../../../../contract/catalogue/fact-columns.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { MAX_XLSX_EXPORT_ROWS } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { DomainError } from '../../kernel/errors.ts';
import { assertStaff } from '../../trail/desk-context.ts';
import { readFacts } from '../goods-facts.ts';
import { cellOf } from './entry-cells.ts';
import type { GoodsContext } from './goods-context.ts';
import { readPlanned } from './known-products.ts';
import { NameBook } from './name-book.ts';

const AT_ONCE = 100;

type Export = { ctx: GoodsContext };

/** Returns all products, drafts too, as CSV that is read while it is sent. Staff only. */
export async function exportCsv({ ctx }: Export): Promise<ReadableStream<Uint8Array>> {
  assertStaff(ctx);
  return ctx.goodsFiles.csvOf(rowsOfProducts(ctx.db));
}

/** Returns all products as XLSX. Staff only. Errors: `conflict` for more than memory is meant for. */
export async function exportXlsx({ ctx }: Export): Promise<Uint8Array<ArrayBuffer>> {
  assertStaff(ctx);
  if ((await ctx.db.$count(products)) > MAX_XLSX_EXPORT_ROWS) {
    const message = goodsFileMessages.tooManyForXlsx(MAX_XLSX_EXPORT_ROWS);
    throw new DomainError('conflict', 'export_too_large', message);
  }
  return ctx.goodsFiles.xlsxOf(await all(rowsOfProducts(ctx.db)));
}

/** The names of the columns, then a row for each product, by id. */
async function* rowsOfProducts(db: Database): AsyncGenerator<string[]> {
  const columns = goodsColumns(await readFacts(db));
  yield columns.map(({ label }) => label);
  const book = await NameBook.read(db);
  let last = 0;
  for (let rows = await rowsAfter(db, last); rows.length > 0; rows = await rowsAfter(db, last)) {
    const planned = await readPlanned(db, rows);
    for (const fields of planned.values()) {
      yield columns.map((column) => cellOf(column, fields, book));
    }
    last = rows.at(-1)?.id ?? last;
  }
}

function rowsAfter(db: Database, last: number) {
  return db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(gt(products.id, last))
    .orderBy(asc(products.id))
    .limit(AT_ONCE);
}

/** What the template has below the names of its columns: what to write, then an example. */
const EXAMPLE: Record<string, string> = {
  SKU: 'GHEE-500',
  Name: 'A2 Cow Ghee',
  Brand: 'Your brand',
  Category: 'Food > Ghee',
  Tags: 'Organic | Bestseller',
  Size: '500 ml',
  Pack: 'jar',
  'Size family': 'A2 Cow Ghee',
  MRP: '850',
  Price: '799',
  HSN: '0405',
  'GST rate': '5',
  Stock: '40',
  'Country of origin': 'India',
  Published: 'no',
  Benefits: 'Made of curd | Churned by hand',
  'Net quantity': '500',
  'Net quantity unit': 'ml',
  Vegetarian: 'yes',
  Pictures: 'ghee-front.jpg | https://example.com/ghee-back.jpg',
  'Picture views': 'front | back',
  'Name (hi)': 'ए2 गाय का घी',
};

async function* templateRows(db: Database): AsyncGenerator<string[]> {
  const labels = goodsColumns(await readFacts(db)).map(({ label }) => label);
  yield labels;
  yield labels.map((label) => EXAMPLE[label] ?? '');
}

/** Returns a file to fill in, as CSV. Staff only. */
export async function csvTemplate({ ctx }: Export): Promise<ReadableStream<Uint8Array>> {
  assertStaff(ctx);
  return ctx.goodsFiles.csvOf(templateRows(ctx.db));
}

/** The same as XLSX. */
export async function xlsxTemplate({ ctx }: Export): Promise<Uint8Array<ArrayBuffer>> {
  assertStaff(ctx);
  return ctx.goodsFiles.xlsxOf(await all(templateRows(ctx.db)));
}

async function all(rows: AsyncIterable<string[]>): Promise<string[][]> {
  const read: string[][] = [];
  for await (const row of rows) read.push(row);
  return read;
}
