import type { ForeignColumns } from './foreign-headers.ts';

const TAX = { lost: 'GST needs an HSN and a rate: give them as defaults' };
const SALE = { lost: 'A sale price holds at once and without an end' };
const FILES = { lost: 'Files to download are left out' };
const SIZE = { column: 'Size', note: 'Of variations; those of other products are left out' };
const ATTRIBUTE = { lost: 'The attributes of a variation are its size; their names are left out' };

/** The columns of a product export of WooCommerce. */
export const WOOCOMMERCE_COLUMNS: ForeignColumns = {
  ID: { lost: 'Products are known by their SKU; it finds the parent of a variation' },
  Type: { lost: 'Grouped and external products are left out; variations become sizes' },
  SKU: { column: 'SKU', note: 'Where it is empty, it is made of the ID' },
  'GTIN, UPC, EAN, or ISBN': {
    column: 'Barcode',
    note: 'What is no barcode of GS1 is left out',
  },
  Name: { column: 'Name', note: 'A variation has the name of its parent' },
  Published: { column: 'Published' },
  'Visibility in catalog': { column: 'Published', note: 'Hidden products are drafts' },
  'Is featured?': { lost: 'Choose “must try” or “best of all time” at the desk' },
  'Short description': { column: 'Description', note: 'Stands before the description' },
  Description: { column: 'Description' },
  'Date sale price starts': SALE,
  'Date sale price ends': SALE,
  'Tax status': TAX,
  'Tax class': TAX,
  'In stock?': { column: 'Stock', note: 'No: 0, where the stock is not counted' },
  Stock: { column: 'Stock' },
  'Weight (*': { column: 'Shipping weight in g', note: 'Converted to grams' },
  'Sale price': { column: 'Price', note: 'Empty: the regular price' },
  'Regular price': { column: 'MRP' },
  Categories: { column: 'Category', note: 'The deepest one; a product has one category here' },
  Tags: { column: 'Tags' },
  Brands: { column: 'Brand' },
  Images: { column: 'Pictures' },
  Parent: { column: 'Size family', note: 'The variations of a product are one size family' },
  Upsells: { column: 'Related SKUs' },
  'Cross-sells': { column: 'Other SKUs' },
  'Grouped products': { lost: 'Grouped products are left out' },
  'External URL': { lost: 'External products are left out' },
  'Button text': { lost: 'External products are left out' },
  'Purchase note': { lost: 'The shop has no notes after a purchase' },
  'Attribute 1 value(s)': SIZE,
  'Attribute 2 value(s)': SIZE,
  'Attribute 3 value(s)': SIZE,
  'Attribute *': ATTRIBUTE,
  'Meta: _yoast_wpseo_title': { column: 'Meta title' },
  'Meta: _yoast_wpseo_metadesc': { column: 'Meta description' },
  'Download *': FILES,
};
