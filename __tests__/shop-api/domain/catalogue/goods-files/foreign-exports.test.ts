import { expect, test } from '@jest/globals';
import { ImportDesk, NO_DEFAULTS } from '@/__tests__/support/import-desk';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { importRows } from '@/shop-api/db/schema/imports';

/** As many products as a small shop has. */
const PRODUCTS = 500;
const folder = tempFolder();

/** What the screen asks for. */
const OPTIONS = {
  makes_missing: true,
  defaults: {
    ...NO_DEFAULTS,
    Brand: 'Vanya Select',
    Category: 'Coffee',
    HSN: '3401',
    'GST rate': '18',
    'Country of origin': 'India',
  },
};

/** A habit of exports, one a product in turn. */
type Habits<Cells> = readonly ((at: number) => Cells)[];

function tableOf(headers: readonly string[], rows: readonly Record<string, string>[]): string[][] {
  return [[...headers], ...rows.map((cells) => headers.map((header) => cells[header] ?? ''))];
}

/** How many rows have each sentence of a column. */
function toldOf(rows: readonly (typeof importRows.$inferSelect)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { column = '', message } of rows.flatMap(({ notes }) => notes)) {
    const said = `${column}: ${message}`;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return counts;
}

const SHOPIFY_HEADERS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Status'],
  ...['Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Grams', 'Variant Barcode'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Price'],
  ...['Variant Compare At Price', 'Image Src', 'Image Alt Text', 'Gift Card'],
  ...['Unit Price Total Measure', 'Unit Price Total Measure Unit', 'Google Shopping / Age Group'],
];

const shopifyHabits: Habits<Record<string, string>> = [
  () => ({}),
  () => ({ 'Variant Price': '1,299.00', 'Variant Compare At Price': '1,599.00' }),
  (at) => ({ Handle: `लाल-मिर्च-${at}`, Title: `लाल मिर्च ${at}`, 'Variant SKU': '' }),
  () => ({ 'Body (HTML)': '<div style="x"><script>x()</script><p>Null &amp; void</p></div>' }),
  () => ({ 'Variant Inventory Qty': '1,200', 'Variant Grams': '90.0' }),
  () => ({ 'Variant Inventory Qty': '-4', 'Variant Compare At Price': 'free' }),
  () => ({ 'Variant Barcode': "'8901030865275x", 'Variant Grams': 'light' }),
  () => ({ Status: 'unlisted', Tags: 'null, NULL,, bath ' }),
  () => ({ 'Gift Card': 'true' }),
  (at) => ({ Title: `Soap "${at}", 12" — 🌿\u200b`, 'Option1 Value': '½ kg', 'Variant SKU': '' }),
  () => ({ 'Unit Price Total Measure': '0', 'Google Shopping / Age Group': 'adult' }),
  (at) => ({ Vendor: `Maker ${at % 7} & नीम`, Type: `Type > ${at % 5}`, 'Variant Price': '99,90' }),
];

/** A product with its rows: each fifth has a second size, each seventh further pictures. */
function shopifyProduct(at: number): Record<string, string>[] {
  const first = {
    ...{ Handle: `soap-${at}`, Title: `Neem soap ${at}`, Published: 'TRUE', Status: 'active' },
    ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant SKU': `SH-${at}` },
    ...{ 'Variant Price': '60.00', 'Variant Inventory Tracker': 'shopify', Vendor: 'Vanya' },
    ...{ 'Variant Inventory Qty': '12', 'Variant Grams': '90', 'Gift Card': 'false' },
    ...shopifyHabits[at % shopifyHabits.length]?.(at),
  };
  const size = { Handle: first.Handle, 'Option1 Value': 'Large', 'Variant Price': '90' };
  const sizes = at % 5 === 0 ? [{ ...size, 'Variant SKU': `SH-${at}-L` }] : [];
  const picture = { Handle: '', 'Image Alt Text': 'x'.repeat(400) };
  return [first, ...sizes, ...(at % 7 === 0 ? [picture] : [])];
}

const WOO_HEADERS = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description'],
  ...['Description', 'In stock?', 'Stock', 'Weight (kg)', 'Sale price', 'Regular price'],
  ...['Categories', 'Tags', 'Images', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)'],
  ...['GTIN, UPC, EAN, or ISBN', 'Upsells', 'Meta: _custom'],
];

const wooHabits: Habits<Record<string, string>> = [
  () => ({}),
  () => ({ 'Sale price': '1.099,50', 'Regular price': '1.250,00' }),
  (at) => ({ SKU: '', Name: `ગુલાબ જળ ${at}` }),
  () => ({ Description: 'First\\nSecond <iframe src="x"></iframe>', Tags: 'null, a\\, b' }),
  () => ({ Stock: '1,200', 'Weight (kg)': '0,25' }),
  () => ({ Stock: '-3', 'Weight (kg)': 'heavy' }),
  () => ({ Type: 'simple, virtual', Categories: 'A > B, C', 'Meta: _custom': 'null' }),
  () => ({ Type: 'grouped' }),
  () => ({ 'GTIN, UPC, EAN, or ISBN': '123', Published: '-1' }),
  () => ({ Type: 'variable', 'Attribute 1 value(s)': 'Tea\\, honey, Soap' }),
  (at) => ({ Name: `Oil 'n' "${at}" \\ {null}`, Upsells: 'id:1, nobody' }),
];

function wooProduct(at: number): Record<string, string>[] {
  const id = String(1000 + at);
  const first = {
    ...{ ID: id, Type: 'simple', SKU: `WO-${at}`, Name: `Neem oil ${at}`, Published: '1' },
    ...{ 'Visibility in catalog': 'visible', 'In stock?': '1', 'Regular price': '100' },
    ...{ Categories: 'Body > Oils', 'Attribute 1 name': 'Set' },
    ...wooHabits[at % wooHabits.length]?.(at),
  };
  if (first.Type !== 'variable') return [first];
  const variation = { ...{ Type: 'variation', Parent: `id:${id}`, Published: '1', Stock: '3' } };
  const sizes = ['Tea\\, honey', 'Soap'].map((size, number) => ({
    ...{ ...variation, ID: `${id}${number}`, SKU: `WO-${at}-${number}`, 'Regular price': '240' },
    ...{ 'Visibility in catalog': 'visible', 'Attribute 1 value(s)': size },
  }));
  return [first, ...sizes];
}

onEachDatabase((database) => {
  const desk = new ImportDesk(() => database.db, folder);
  const products = Array.from({ length: PRODUCTS }, (_, at) => at);

  test('an export of Shopify with its worst habits comes in, and the notes say what was lost', async () => {
    const records = products.flatMap(shopifyProduct);
    const { one, rows } = await desk.check(tableOf(SHOPIFY_HEADERS, records), OPTIONS);
    expect(rows.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const giftCards = records.filter((record) => record['Gift Card'] === 'true').length;
    expect(rows.filter(({ verdict }) => verdict === 'skipped').length).toBeGreaterThanOrEqual(
      giftCards,
    );
    const told = toldOf(rows);
    const habit = Math.floor(PRODUCTS / shopifyHabits.length);
    for (const said of [
      'SKU: The SKU was empty and is made of handle and options',
      'Description: Description is saved without <div>, <script>, which pages do not show.',
      'MRP: The compare-at price is not a number: the price is the MRP',
      'Barcode: Its barcode is none of GS1 (8, 12, 13 or 14 digits) and is left out',
      'Shipping weight in g: “light” is left out: no weight',
      'Price: “99,90” was read as 99.9',
    ]) {
      expect([said, (told.get(said) ?? 0) >= habit]).toEqual([said, true]);
    }
    expect(await desk.write(one.id)).toMatchObject({ state: 'written', problem: '' });
    expect(await desk.productOf('SH-1')).toMatchObject({ pricePaise: 129_900, mrpPaise: 159_900 });
    expect(await desk.productOf('SH-4')).toMatchObject({ stock: 1200, shippingWeightG: 90 });
    expect(await desk.productOf('SH-5-L')).toMatchObject({ size: 'Large', pricePaise: 9000 });
    expect((await desk.entryOf('SH-3'))?.description).toBe('<p>Null &amp; void</p>');
    expect(await desk.productOf('लाल-मिर्च-2')).toMatchObject({ slug: 'laal-mirch-2' });
    expect(desk.alarms).toEqual([]);
  });

  test('an export of WooCommerce with its worst habits comes in, and the notes say what was lost', async () => {
    const records = products.flatMap(wooProduct);
    const { one, rows } = await desk.check(tableOf(WOO_HEADERS, records), OPTIONS);
    expect(rows.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    const told = toldOf(rows);
    for (const said of [
      'Price: “1.099,50” was read as 1099.5',
      'Description: Description is saved without <iframe>, which pages do not show.',
      'Shipping weight in g: “heavy” is left out: no weight',
      'Category: Further categories are left out',
      ': A grouped product: left out, its parts come in by themselves',
      'Barcode: Its barcode is none of GS1 (8, 12, 13 or 14 digits) and is left out',
      'Related SKUs: No product has the SKU nobody',
    ]) {
      expect([said, (told.get(said) ?? 0) > 0]).toEqual([said, true]);
    }
    expect(await desk.write(one.id)).toMatchObject({ state: 'written', problem: '' });
    expect(await desk.productOf('WO-1')).toMatchObject({ pricePaise: 109_950, mrpPaise: 125_000 });
    expect(await desk.productOf('WO-4')).toMatchObject({ stock: 1200, shippingWeightG: 250 });
    expect(await desk.productOf('WO-9-0')).toMatchObject({ size: 'Tea, honey' });
    expect((await desk.entryOf('WO-3'))?.description).toBe('First\nSecond');
    expect(await desk.productOf('woo-1002')).toMatchObject({ slug: 'gulaab-jal-2' });
    expect(desk.alarms).toEqual([]);
  });
});
