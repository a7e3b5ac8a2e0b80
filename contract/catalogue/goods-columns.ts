import { LANGUAGES, OTHER_LANGUAGES } from '../shop/languages.ts';
import type { FactFields } from './fact-desk.ts';

/**
 * How a cell is read and written. `from`, `until`: a moment, or a day, which begins or ends then.
 * `list`: texts between `|`; `places`: with empty ones between them. `name`: one entry, by its name,
 * or for a category also its path. `names`, `skus`, `pictures`: several of them, between `|`.
 * `choice`, `choices`: those of a fact, by name. `day`: a day of the calendar.
 */
export type CellKind =
  | 'text'
  | 'number'
  | 'from'
  | 'until'
  | 'yes'
  | 'yesOrUnknown'
  | 'list'
  | 'places'
  | 'name'
  | 'names'
  | 'skus'
  | 'picture'
  | 'pictures'
  | 'choice'
  | 'choices'
  | 'day';

/** A column of the files by which goods come in and go out. */
export interface GoodsColumn {
  /** In the file's first row; its letters and digits count. */
  label: string;
  kind: CellKind;
  /** The field of `productFields`, with a dot for a part of it. */
  field: string;
  /** What to write into it, for the template and the screen. */
  about: string;
  /** Those of its fact. */
  choices?: FactFields['choices'];
}

const column = (label: string, kind: CellKind, field: string, about: string): GoodsColumn => ({
  label,
  kind,
  field,
  about,
});

/** The texts of a product in the other languages: a column each. */
function translated(): GoodsColumn[] {
  return OTHER_LANGUAGES.flatMap((code) => {
    const inLanguage = (label: string, kind: CellKind, field: string) =>
      column(
        `${label} (${code})`,
        kind,
        `translations.${code}.${field}`,
        `${label}, in ${LANGUAGES[code].name}`,
      );
    return [
      inLanguage('Name', 'text', 'name'),
      inLanguage('Size', 'text', 'size'),
      inLanguage('Making', 'text', 'making'),
      inLanguage('Benefits', 'list', 'benefits'),
      inLanguage('Description', 'text', 'description'),
      inLanguage('Ingredients', 'text', 'ingredients'),
      inLanguage('How to use', 'text', 'how_to_use'),
      inLanguage('Storage', 'text', 'storage'),
      column(
        `Picture texts (${code})`,
        'places',
        `picture_texts_${code}`,
        `What each picture shows, in ${LANGUAGES[code].name}`,
      ),
    ];
  });
}

const YES = 'yes or no';

/** All columns, in the order of the export. A file may leave any out but the SKU. */
export const GOODS_COLUMNS: readonly GoodsColumn[] = [
  column('SKU', 'text', 'sku', 'The product; an unknown SKU is a new product'),
  column('Barcode', 'text', 'barcode', '8, 12, 13 or 14 digits'),
  column('Name', 'text', 'name', 'As on the card'),
  column('Slug', 'text', 'slug', 'The readable part of the address; empty: made of the name'),
  column('Brand', 'name', 'brand_id', 'Its name'),
  column('Category', 'name', 'category_id', 'Its name or its path: Food > Spices > Turmeric'),
  column('Form', 'name', 'form_id', 'Powder, oil, tablet …'),
  column('Tags', 'names', 'tag_ids', 'Names, with | between them'),
  column('Size', 'text', 'size', 'As printed: 250 g'),
  column('Making', 'text', 'making', 'Stone ground'),
  column('Pack', 'text', 'pack', 'What one piece is called: jar'),
  column('Size family', 'text', 'size_group', 'The same text for all sizes of the same goods'),
  column('MRP', 'number', 'mrp', 'Rupees, GST included'),
  column('Price', 'number', 'price', 'Rupees, GST included; not above the MRP'),
  column('HSN', 'text', 'hsn', '4, 6 or 8 digits'),
  column('GST rate', 'number', 'gst_rate', 'Per cent'),
  column('Stock', 'number', 'stock', 'Pieces that can be sold; empty: unknown'),
  column('Country of origin', 'text', 'country_of_origin', 'India'),
  column('Shipping weight in g', 'number', 'shipping_weight_g', 'With its packing'),
  column('New arrival', 'yes', 'is_new_arrival', YES),
  column('Must try', 'yes', 'is_must_try', YES),
  column('Best of all time', 'yes', 'is_best_of_all_time', YES),
  column('Published', 'yes', 'is_published', 'yes: shoppers see it; no: a draft'),
  column(
    'Visible from',
    'from',
    'visible_from',
    'As 2026-12-01 or 2026-12-01 09:00; empty: at once',
  ),
  column('Visible until', 'until', 'visible_until', 'As 2026-12-31, to its end; empty: for good'),
  column('Benefits', 'list', 'benefits', 'Sentences, with | between them'),
  column('Description', 'text', 'description', 'HTML or plain text'),
  column('Net quantity', 'number', 'net_quantity.value', 'The number printed: 250'),
  column('Net quantity unit', 'text', 'net_quantity.unit', 'g, kg, ml, L, tablets …'),
  column('Unit price', 'number', 'unit_price.value', 'Rupees of one unit, from the MRP'),
  column('Unit price per', 'text', 'unit_price.per', 'g, kg, ml, L or unit'),
  column('Ingredients', 'text', 'ingredients', 'As printed'),
  column('How to use', 'text', 'how_to_use', 'As printed'),
  column('Storage', 'text', 'storage', 'As printed'),
  column('Shelf life in months', 'number', 'shelf_life_months', 'A whole number'),
  column('Vegetarian', 'yesOrUnknown', 'veg', 'yes or no; empty: not a food'),
  column('Licence', 'text', 'licence.type', 'FSSAI, AYUSH …'),
  column('Licence number', 'text', 'licence.number', 'As printed'),
  column('Manufacturer', 'text', 'manufacturer.name', 'Its name'),
  column('Manufacturer address', 'text', 'manufacturer.address', 'As printed'),
  column('Importer', 'text', 'importer.name', 'Its name; empty: made in India'),
  column('Importer address', 'text', 'importer.address', 'As printed'),
  column(
    'Pictures',
    'pictures',
    'pictures',
    'Names of files in the ZIP, https addresses or ids of stored pictures, with | between them',
  ),
  column(
    'Picture views',
    'list',
    'picture_views',
    'front, still, plate, back or photo, for each picture',
  ),
  column('Picture texts', 'list', 'picture_texts', 'What each picture shows, for each picture'),
  column('Home picture', 'picture', 'home_picture_id', 'As one of the pictures'),
  column('Related SKUs', 'skus', 'related_product_ids', 'Go with it, with | between them'),
  column('Other SKUs', 'skus', 'other_product_ids', 'Suggestions, with | between them'),
  column('Meta title', 'text', 'metatitle', 'Empty: the name'),
  column('Meta description', 'text', 'metadescription', 'Empty: the name'),
  column('Meta keywords', 'text', 'metakeywords', 'Empty: the name'),
  ...translated(),
];

/** A label as it is compared: `Size family` is `sizefamily` and `SIZE_FAMILY` too. */
export function plainLabel(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the column with a label, or named as a field; undefined for any other text. */
export function columnNamed(
  label: string,
  columns: readonly GoodsColumn[] = GOODS_COLUMNS,
): GoodsColumn | undefined {
  const wanted = plainLabel(label);
  return (
    columns.find((one) => plainLabel(one.label) === wanted) ??
    columns.find((one) => plainLabel(one.field) === wanted)
  );
}
