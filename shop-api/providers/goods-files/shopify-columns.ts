import type { ForeignColumns } from './foreign-headers.ts';

const OPTION = 'The options of a variant are its size; their names are left out';
const TRACKED = 'Decides whether the quantity is the stock: without a tracker it is unknown';
const GIFT = 'Gift cards are left out: this shop has its own';
const STATUS = 'Other than active: a draft';
const COUNTED = { column: 'Stock', note: 'Only where the inventory is tracked' };
const MRP = { column: 'MRP', note: 'Where it is empty or below the price, the price is the MRP' };
const HANDLE = { column: 'Slug', note: 'Its variants are one size family' };
const CATEGORY = { column: 'Category' };
const FALLBACK = { column: 'Category', note: 'Its last name, where the type is empty' };
const SKU = { column: 'SKU', note: 'Where it is empty, it is made of handle and options' };
const BARCODE = { column: 'Barcode', note: 'What is no barcode of GS1 is left out' };
const NAMED = { lost: OPTION };
const WEIGHT = { column: 'Shipping weight in g', note: '0 is unknown' };
const ALT = { column: 'Picture texts' };
const ORDER = { lost: 'Pictures come in the order of the rows' };
const VARIANT_PICTURE = { column: 'Pictures', note: 'The first picture of its variant' };

/** The columns of a product export of Shopify: the names until 2024, and those since. */
export const SHOPIFY_COLUMNS: ForeignColumns = {
  Handle: HANDLE,
  'URL handle': HANDLE,
  Title: { column: 'Name' },
  'Body (HTML)': { column: 'Description' },
  Description: { column: 'Description' },
  Vendor: { column: 'Brand' },
  'Product Category': FALLBACK,
  'Product category': FALLBACK,
  Type: CATEGORY,
  'Custom Product Type': CATEGORY,
  Tags: { column: 'Tags' },
  Published: { column: 'Published' },
  'Published on online store': { column: 'Published' },
  Status: { column: 'Published', note: STATUS },
  'Option1 Name': NAMED,
  'Option2 Name': NAMED,
  'Option3 Name': NAMED,
  'Option1 name': NAMED,
  'Option2 name': NAMED,
  'Option3 name': NAMED,
  'Option1 Value': { column: 'Size' },
  'Option2 Value': { column: 'Size' },
  'Option3 Value': { column: 'Size' },
  'Option1 value': { column: 'Size' },
  'Option2 value': { column: 'Size' },
  'Option3 value': { column: 'Size' },
  'Variant SKU': SKU,
  SKU,
  'Variant Barcode': BARCODE,
  Barcode: BARCODE,
  'Variant Grams': WEIGHT,
  'Weight value (grams)': WEIGHT,
  'Variant Weight Unit': { lost: 'The weight is in grams already' },
  'Weight unit for display': { lost: 'The weight is in grams already' },
  'Variant Inventory Tracker': { lost: TRACKED },
  'Inventory tracker': { lost: TRACKED },
  'Variant Inventory Qty': COUNTED,
  'Inventory quantity': COUNTED,
  'Variant Price': { column: 'Price' },
  Price: { column: 'Price' },
  'Variant Compare At Price': MRP,
  'Compare-at price': MRP,
  'Image Src': { column: 'Pictures' },
  'Product image URL': { column: 'Pictures' },
  'Image Position': ORDER,
  'Image position': ORDER,
  'Image Alt Text': ALT,
  'Image alt text': ALT,
  'Variant Image': VARIANT_PICTURE,
  'Variant image URL': VARIANT_PICTURE,
  'Gift Card': { lost: GIFT },
  'Gift card': { lost: GIFT },
  'SEO Title': { column: 'Meta title' },
  'SEO title': { column: 'Meta title' },
  'SEO Description': { column: 'Meta description' },
  'SEO description': { column: 'Meta description' },
  'Variant Tax Code': { lost: 'GST needs an HSN and a rate: give them as defaults' },
  'Variant Taxable': { lost: 'GST needs an HSN and a rate: give them as defaults' },
  'Charge tax': { lost: 'GST needs an HSN and a rate: give them as defaults' },
  'Unit Price Total Measure': { column: 'Net quantity' },
  'Unit Price Total Measure Unit': { column: 'Net quantity unit' },
  'Cost per item': { lost: 'The shop keeps no purchase prices' },
  'Google Shopping / *': { lost: 'The merchant feed is made of the product itself' },
};
