import { joinList } from '../../../contract/catalogue/cell-lists.ts';
import { readNumber } from '../../../contract/catalogue/cell-numbers.ts';
import { foreignBarcode } from './foreign-barcode.ts';
import {
  type ForeignPicture,
  gramsCell,
  pictureCells,
  stockCell,
  withoutEmptyCells,
} from './foreign-cells.ts';
import { foreignHeaders } from './foreign-headers.ts';
import type { CellNote, GoodsRow } from './goods-file.ts';
import { madeSku } from './made-sku.ts';
import { type ReadGoods, recordsOf, type SheetRecord } from './sheet-records.ts';
import { SHOPIFY_COLUMNS } from './shopify-columns.ts';

const MADE_SKU = 'The SKU was empty and is made of handle and options';
const NO_HANDLE = 'The handle has signs that an address cannot have: it is made of the name';
const NO_COMPARE_AT = 'The compare-at price is not a number: the price is the MRP';
/** As a slug may be. */
const HANDLE = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const GIFT_CARD = 'A gift card: left out';
const NO_SHIPPING = 'Needs no shipping at Shopify; here everything is sent';

/** Whether these are the columns of a product export of Shopify. */
export function isShopify(headers: readonly string[]): boolean {
  const has = (name: string) => headers.includes(name);
  return (
    (has('Handle') || has('URL handle')) &&
    has('Title') &&
    headers.some((name) => /^Option1 value$/i.test(name))
  );
}

/** Reads a product export of Shopify: each variant is a product, all of them one size family. */
export function shopifyRows(rows: string[][]): ReadGoods {
  let last = '';
  const products = Map.groupBy(recordsOf(rows), (record) => {
    // Some exports name a product in its first row alone.
    last = either(record, 'Handle', 'URL handle') || last;
    return last;
  });
  return {
    headers: foreignHeaders(rows, SHOPIFY_COLUMNS),
    goods: [...products.values()].flatMap(variantsOf),
  };
}

/** The cell under its name until 2024, or since. */
function either(record: SheetRecord, ...names: string[]): string {
  return names.map(record.cell).find(Boolean) ?? '';
}

/** What only a variant has; the other rows bring further pictures. */
const OF_VARIANTS = ['Variant Price', 'Price', 'Variant SKU', 'SKU', 'Option1 Value'];

function variantsOf(records: SheetRecord[]): GoodsRow[] {
  const [first] = records;
  if (!first) return [];
  const variants = records.filter((record) => either(record, ...OF_VARIANTS) !== '');
  const shared = sharedCells(first, variants.length > 1);
  const pictures = picturesOf(records);
  if (variants.length === 0) return [{ row: first.row, cells: shared, notes: [] }];
  return variants.map((variant) => variantRow(variant, shared, pictures));
}

function sharedCells(first: SheetRecord, isFamily: boolean) {
  const handle = either(first, 'Handle', 'URL handle');
  const path = either(first, 'Product Category', 'Product category');
  const status = first.cell('Status').toLowerCase();
  const isPublic = /^(?:true|yes|1)?$/i.test(
    either(first, 'Published', 'Published on online store'),
  );
  return withoutEmptyCells({
    Name: first.cell('Title'),
    Slug: HANDLE.test(handle) ? handle : '',
    Brand: first.cell('Vendor'),
    Category:
      either(first, 'Type', 'Custom Product Type') || (path.split('>').at(-1)?.trim() ?? ''),
    Tags: joinList(
      first
        .cell('Tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
    'Size family': isFamily ? handle : '',
    Published: isPublic && (status === '' || status === 'active') ? 'yes' : 'no',
    Description: either(first, 'Body (HTML)', 'Description'),
    'Meta title': either(first, 'SEO Title'),
    'Meta description': either(first, 'SEO Description'),
    SKU: handle,
  });
}

function picturesOf(records: SheetRecord[]): ForeignPicture[] {
  return records.flatMap((record) => {
    const address = either(record, 'Image Src', 'Product image URL');
    return address ? [{ address, text: either(record, 'Image Alt Text') }] : [];
  });
}

function variantRow(
  variant: SheetRecord,
  shared: Record<string, string>,
  pictures: readonly ForeignPicture[],
): GoodsRow {
  const notes: CellNote[] = [];
  const options = [1, 2, 3].map((at) => variant.cell(`Option${at} Value`)).filter(isNamed);
  const handle = shared.SKU ?? '';
  if (!HANDLE.test(handle)) notes.push({ column: 'Slug', message: NO_HANDLE });
  const given = either(variant, 'Variant SKU', 'SKU').replace(/^'/, '');
  if (!given) notes.push({ column: 'SKU', message: MADE_SKU });
  if (/^false$/i.test(either(variant, 'Variant Requires Shipping', 'Requires shipping'))) {
    notes.push({ message: NO_SHIPPING });
  }
  const skipped = /^true$/i.test(either(variant, 'Gift Card')) ? { skipped: GIFT_CARD } : {};
  const price = either(variant, 'Variant Price', 'Price');
  const before = either(variant, 'Variant Compare At Price', 'Compare-at price');
  const own = either(variant, 'Variant Image', 'Variant image URL');
  if (before && !readNumber(before)) notes.push({ column: 'MRP', message: NO_COMPARE_AT });
  const cells = {
    ...shared,
    ...withoutEmptyCells({
      SKU: given || madeSku([handle, ...options]),
      Barcode: foreignBarcode(either(variant, 'Variant Barcode', 'Barcode'), notes),
      Size: options.join(' / '),
      Price: price,
      MRP: amountOf(before) >= amountOf(price) ? before : price,
      Stock: stockOf(variant),
      'Shipping weight in g': gramsOf(variant, notes),
      ...netQuantityOf(variant),
      ...pictureCells(ownFirst(own, pictures), shared.Name ?? '', notes),
    }),
  };
  return { row: variant.row, cells, notes, ...skipped };
}

const isNamed = (option: string) => option !== '' && option !== 'Default Title';

/** What is no number is below every number. */
function amountOf(written: string): number {
  return readNumber(written)?.value ?? Number.NEGATIVE_INFINITY;
}

/** Shopify writes 0 where nothing is known. */
function netQuantityOf(variant: SheetRecord): Record<string, string> {
  const value = variant.cell('Unit Price Total Measure');
  if (readNumber(value)?.value === 0) return {};
  return {
    'Net quantity': value,
    'Net quantity unit': variant.cell('Unit Price Total Measure Unit'),
  };
}

function ownFirst(own: string, pictures: readonly ForeignPicture[]): ForeignPicture[] {
  if (!own) return [...pictures];
  const found = pictures.find(({ address }) => address === own) ?? { address: own, text: '' };
  return [found, ...pictures.filter(({ address }) => address !== own)];
}

function stockOf(variant: SheetRecord): string {
  const isTracked = either(variant, 'Variant Inventory Tracker', 'Inventory tracker') !== '';
  const quantity = either(variant, 'Variant Inventory Qty', 'Inventory quantity');
  return isTracked && quantity !== '' ? stockCell(quantity) : '';
}

function gramsOf(variant: SheetRecord, notes: CellNote[]): string {
  return gramsCell(either(variant, 'Variant Grams', 'Weight value (grams)'), 1, notes);
}
