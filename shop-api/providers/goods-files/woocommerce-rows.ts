import { joinList } from '../../../contract/catalogue/cell-lists.ts';
import { foreignBarcode } from './foreign-barcode.ts';
import { gramsCell, pictureCells, stockCell, withoutEmptyCells } from './foreign-cells.ts';
import { foreignHeaders } from './foreign-headers.ts';
import type { CellNote, GoodsRow } from './goods-file.ts';
import { type ReadGoods, recordsOf, type SheetRecord } from './sheet-records.ts';
import { WOOCOMMERCE_COLUMNS } from './woocommerce-columns.ts';

const SKIPPED: Record<string, string> = {
  grouped: 'A grouped product: left out, its parts come in by themselves',
  external: 'An external product: left out, it is sold elsewhere',
  variable: 'Comes in as its variations',
};
const ONE_CATEGORY = 'Further categories are left out';
const NOT_SENT = 'Is not sent at WooCommerce (virtual or to download); here everything is sent';
const NO_PARENT = 'A variation without its parent: texts and category are missing';
const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 };
const BARCODE = 'GTIN, UPC, EAN, or ISBN';
const MAX_ATTRIBUTES = 12;
const ATTRIBUTES = Array.from({ length: MAX_ATTRIBUTES }, (_, at) => at + 1);

/** Whether these are the columns of a product export of WooCommerce. */
export function isWooCommerce(headers: readonly string[]): boolean {
  return ['ID', 'Type', 'Name', 'Regular price'].every((name) => headers.includes(name));
}

/** Reads a product export of WooCommerce: variations are products, with the texts of their parent. */
export function wooCommerceRows(rows: string[][]): ReadGoods {
  const records = recordsOf(rows);
  const parents = new Map(
    records.flatMap((record) => [
      [`id:${record.cell('ID')}`, record] as const,
      [record.cell('SKU'), record] as const,
    ]),
  );
  const skus = (cell: string) =>
    joinList(
      commas(cell).map((name) => (name.startsWith('id:') ? skuOf(parents.get(name)) : name)),
    );
  const weight = rows[0]?.find((header) => header.startsWith('Weight (')) ?? '';
  return {
    headers: foreignHeaders(rows, WOOCOMMERCE_COLUMNS),
    goods: records.map((record) =>
      productOf(record, parents.get(record.cell('Parent')), { skus, weight }),
    ),
  };
}

interface FileFacts {
  /** Converts names of products to their SKUs. */
  skus: (cell: string) => string;
  /** The name of the column of weights, with their unit. */
  weight: string;
}

function skuOf(record: SheetRecord | undefined): string {
  const id = record?.cell('ID');
  return record?.cell('SKU') || (id ? `woo-${id}` : '');
}

function productOf(
  record: SheetRecord,
  parent: SheetRecord | undefined,
  file: FileFacts,
): GoodsRow {
  const types = commas(record.cell('Type').toLowerCase());
  const isVariation = types.includes('variation');
  const notes: CellNote[] = [];
  if (types.some((type) => type === 'virtual' || type === 'downloadable'))
    notes.push({ message: NOT_SENT });
  if (isVariation && !parent) notes.push({ message: NO_PARENT });
  const inherited = (header: string) =>
    record.cell(header) || (isVariation && parent?.cell(header)) || '';
  const categories = commas(inherited('Categories'));
  if (categories.length > 1) notes.push({ column: 'Category', message: ONE_CATEGORY });
  const why = types.map((type) => SKIPPED[type]).find(Boolean);
  const cells = withoutEmptyCells({
    SKU: skuOf(record),
    Barcode: foreignBarcode(record.cell(BARCODE), notes),
    Name: (isVariation && parent?.cell('Name')) || record.cell('Name'),
    Brand: commas(inherited('Brands'))[0] ?? '',
    Category: deepest(categories),
    Tags: joinList(commas(inherited('Tags'))),
    Size: isVariation
      ? ATTRIBUTES.flatMap((at) => commas(record.cell(`Attribute ${at} value(s)`))).join(' / ')
      : '',
    'Size family': isVariation ? skuOf(parent) : '',
    ...pricesOf(record, notes),
    Stock: stockOf(record),
    'Shipping weight in g': gramsOf(inherited(file.weight), file.weight, notes),
    Published: publishedOf(record, isVariation ? parent : undefined),
    Description: [inherited('Short description'), inherited('Description')]
      .map(withLineBreaks)
      .filter(Boolean)
      .join('\n'),
    ...pictureCells(
      commas(inherited('Images')).map((address) => ({ address, text: '' })),
      '',
      notes,
    ),
    'Related SKUs': file.skus(inherited('Upsells')),
    'Other SKUs': file.skus(inherited('Cross-sells')),
    'Meta title': inherited('Meta: _yoast_wpseo_title'),
    'Meta description': inherited('Meta: _yoast_wpseo_metadesc'),
  });
  return { row: record.row, cells, notes, ...(why ? { skipped: why } : {}) };
}

function pricesOf(record: SheetRecord, notes: CellNote[]) {
  const regular = record.cell('Regular price');
  const sale = record.cell('Sale price');
  const days = [record.cell('Date sale price starts'), record.cell('Date sale price ends')];
  if (sale && days.some(Boolean)) {
    const message = `The sale price holds there ${days[0] && `from ${days[0]} `}${days[1] && `until ${days[1]} `}only`;
    notes.push({ column: 'Price', message: `${message}; here at once and without an end` });
  }
  return { MRP: regular, Price: sale || regular };
}

function stockOf(record: SheetRecord): string {
  const counted = record.cell('Stock');
  if (counted !== '') return stockCell(counted);
  return record.cell('In stock?') === '0' ? '0' : '';
}

function gramsOf(weight: string, header: string, notes: CellNote[]): string {
  const unit = /\((\w+)\)/.exec(header)?.[1] ?? '';
  return gramsCell(weight, GRAMS[unit] ?? 0, notes);
}

/** WooCommerce writes a line break as `\n`, and these two signs as `\\n`. */
function withLineBreaks(text: string): string {
  return text.replace(/\\(\\n|n)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

function publishedOf(record: SheetRecord, parent: SheetRecord | undefined): string {
  const isPublic = (one: SheetRecord) =>
    one.cell('Published') === '1' && one.cell('Visibility in catalog') !== 'hidden';
  return isPublic(record) && (!parent || isPublic(parent)) ? 'yes' : 'no';
}

function deepest(categories: readonly string[]): string {
  const depth = (path: string) => path.split('>').length;
  return [...categories].sort((a, b) => depth(b) - depth(a))[0] ?? '';
}

/** The texts between commas; a comma inside a text is written `\,`. */
function commas(cell: string): string[] {
  const texts = cell.match(/(?:\\,|[^,])+/g) ?? [];
  return texts.map((text) => text.replaceAll('\\,', ',').trim()).filter(Boolean);
}
