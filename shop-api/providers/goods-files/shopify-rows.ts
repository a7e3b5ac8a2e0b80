import { joinList } from '../../../contract/catalogue/cell-lists.ts';
import { foreignBarcode } from './foreign-barcode.ts';
import { foreignHeaders } from './foreign-headers.ts';
import type { CellNote, GoodsRow } from './goods-file.ts';
import type { ReadGoods, SheetRecord } from './sheet-records.ts';
import { recordsOf } from './sheet-records.ts';
import { SHOPIFY_COLUMNS } from './shopify-columns.ts';

const MADE_SKU = 'The SKU was empty and is made of handle and options';
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
  const products = Map.groupBy(recordsOf(rows), (record) => either(record, 'Handle', 'URL handle'));
  return {
    headers: foreignHeaders(rows, SHOPIFY_COLUMNS),
    goods: [...products.values()].flatMap(variantsOf),
  };
}

/** The cell under its name until 2024, or since. */
function either(record: SheetRecord, ...names: string[]): string {
  return names.map(record.cell).find(Boolean) ?? '';
}

/** Rows with a price are variants, the others bring further pictures. */
function variantsOf(records: SheetRecord[]): GoodsRow[] {
  const [first] = records;
  if (!first) return [];
  const variants = records.filter((record) => either(record, 'Variant Price', 'Price') !== '');
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
  return filled({
    Name: first.cell('Title'),
    Slug: slugOf(handle),
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

interface FoundPicture {
  address: string;
  text: string;
}

function picturesOf(records: SheetRecord[]): FoundPicture[] {
  return records.flatMap((record) => {
    const address = either(record, 'Image Src', 'Product image URL');
    return address ? [{ address, text: either(record, 'Image Alt Text') }] : [];
  });
}

function variantRow(
  variant: SheetRecord,
  shared: Record<string, string>,
  pictures: readonly FoundPicture[],
): GoodsRow {
  const notes: CellNote[] = [];
  const options = [1, 2, 3].map((at) => variant.cell(`Option${at} Value`)).filter(isNamed);
  const handle = either(variant, 'Handle', 'URL handle');
  const given = either(variant, 'Variant SKU', 'SKU').replace(/^'/, '');
  if (!given) notes.push({ column: 'SKU', message: MADE_SKU });
  if (/^false$/i.test(either(variant, 'Variant Requires Shipping', 'Requires shipping'))) {
    notes.push({ message: NO_SHIPPING });
  }
  const skipped = /^true$/i.test(either(variant, 'Gift Card')) ? { skipped: GIFT_CARD } : {};
  const price = either(variant, 'Variant Price', 'Price');
  const before = either(variant, 'Variant Compare At Price', 'Compare-at price');
  const own = either(variant, 'Variant Image', 'Variant image URL');
  const gallery = ownFirst(own, pictures);
  const cells = {
    ...shared,
    ...filled({
      SKU: given || [handle, ...options].map(slugOf).join('-'),
      Barcode: foreignBarcode(either(variant, 'Variant Barcode', 'Barcode'), notes),
      Size: options.join(' / '),
      Price: price,
      MRP: Number(before) >= Number(price) ? before : price,
      Stock: stockOf(variant),
      'Shipping weight in g': gramsOf(variant),
      'Net quantity': variant.cell('Unit Price Total Measure'),
      'Net quantity unit': variant.cell('Unit Price Total Measure Unit'),
      Pictures: joinList(gallery.map(({ address }) => address)),
      'Picture texts': gallery.some(({ text }) => text)
        ? joinList(gallery.map(({ text }) => text || (shared.Name ?? '')))
        : '',
    }),
  };
  return { row: variant.row, cells, notes, ...skipped };
}

const isNamed = (option: string) => option !== '' && option !== 'Default Title';

function ownFirst(own: string, pictures: readonly FoundPicture[]): FoundPicture[] {
  if (!own) return [...pictures];
  const found = pictures.find(({ address }) => address === own) ?? { address: own, text: '' };
  return [found, ...pictures.filter(({ address }) => address !== own)];
}

function stockOf(variant: SheetRecord): string {
  const isTracked = either(variant, 'Variant Inventory Tracker', 'Inventory tracker') !== '';
  const quantity = either(variant, 'Variant Inventory Qty', 'Inventory quantity');
  // Shopify sells on below zero where the person allowed it.
  return isTracked && quantity !== '' ? String(Math.max(0, Number(quantity))) : '';
}

function gramsOf(variant: SheetRecord): string {
  const grams = Math.round(Number(either(variant, 'Variant Grams', 'Weight value (grams)')));
  return grams > 0 ? String(grams) : '';
}

function slugOf(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? ''
  );
}

/** An empty cell of another shop empties nothing here. */
function filled(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
}
