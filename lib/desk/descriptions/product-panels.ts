import { GST_RATES } from '@/contract/catalogue/goods-rules';
import type { SentProductFields } from '@/contract/catalogue/manage';
import { PACK_UNITS } from '@/contract/catalogue/pack-units';
import { PRODUCT_VIEWS } from '@/contract/catalogue/product-views';
import { pagePath } from '@/contract/shop/page-path';
import type { DeskPanel } from '../desk';
import { productSidePanels } from './product-side-panels';

type ProductPanel = DeskPanel<keyof SentProductFields>;

const texts: ProductPanel = {
  title: 'Name and texts',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', translated: true, wide: true },
    { name: 'size', label: 'Size', kind: 'text', translated: true },
    { name: 'making', label: 'Making', kind: 'text', translated: true },
    { name: 'benefits', label: 'Benefits', kind: 'texts', noun: 'benefit', translated: true },
    { name: 'description', label: 'Description', kind: 'rich', translated: true },
  ],
};

const price: ProductPanel = {
  title: 'Price and tax',
  fields: [
    { name: 'mrp', label: 'MRP', kind: 'money', hint: 'As printed on the pack, with all taxes' },
    { name: 'price', label: 'Price', kind: 'money', hint: 'Never above the MRP' },
    {
      name: 'gst_rate',
      label: 'GST rate',
      kind: 'choice',
      options: GST_RATES.map((value) => ({ value, label: `${value} %` })),
    },
    { name: 'hsn', label: 'HSN', kind: 'text', hint: '4, 6 or 8 digits' },
  ],
};

const pictures: ProductPanel = {
  title: 'Pictures',
  fields: [
    {
      name: 'pictures',
      label: 'Pictures',
      kind: 'pictures',
      use: 'product',
      views: PRODUCT_VIEWS.map((value) => ({
        value,
        label: value[0]?.toUpperCase() + value.slice(1),
      })),
      hint: 'The first one is on the card. A photo of its use, its texture, a hand or who makes it has a place of its own on the page.',
    },
    {
      name: 'home_picture_id',
      label: 'Picture on the home page',
      kind: 'picture',
      use: 'section',
    },
  ],
};

const company = (name: 'manufacturer' | 'importer', label: string) =>
  ({
    name,
    label,
    kind: 'group',
    noun: label.toLowerCase(),
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'address', label: 'Address', kind: 'text' },
    ],
  }) as const;

const label: ProductPanel = {
  title: 'On the label',
  hint: 'What the Packaged Commodities Rules, FSSAI and AYUSH demand is asked for before a product is published.',
  fields: [
    {
      name: 'net_quantity',
      label: 'Net quantity',
      kind: 'group',
      noun: 'net quantity',
      fields: [
        { name: 'value', label: 'Number', kind: 'number' },
        { name: 'unit', label: 'Unit', kind: 'text', suggestions: PACK_UNITS },
      ],
    },
    {
      name: 'unit_price',
      label: 'Unit price',
      kind: 'group',
      noun: 'unit price',
      fields: [
        { name: 'value', label: 'Rupees', kind: 'money' },
        { name: 'per', label: 'For one', kind: 'text', suggestions: PACK_UNITS },
      ],
    },
    {
      name: 'veg',
      label: 'Vegetarian',
      kind: 'choice',
      options: [
        { value: null, label: 'Not a food' },
        { value: true, label: 'Vegetarian' },
        { value: false, label: 'Not vegetarian' },
      ],
    },
    { name: 'shelf_life_months', label: 'Shelf life', kind: 'number', unit: 'months' },
    { name: 'country_of_origin', label: 'Country of origin', kind: 'text' },
    { name: 'ingredients', label: 'Ingredients', kind: 'lines', translated: true },
    { name: 'how_to_use', label: 'How to use', kind: 'lines', translated: true },
    { name: 'storage', label: 'Storage', kind: 'lines', rows: 2, translated: true },
    {
      name: 'licence',
      label: 'Licence',
      kind: 'group',
      noun: 'licence',
      fields: [
        { name: 'type', label: 'Kind', kind: 'text', suggestions: ['FSSAI', 'AYUSH', 'COSMETIC'] },
        { name: 'number', label: 'Number', kind: 'text' },
      ],
    },
    company('manufacturer', 'Manufacturer'),
    company('importer', 'Importer'),
  ],
};

const beside: ProductPanel = {
  title: 'Beside it',
  fields: [
    {
      name: 'related_product_ids',
      label: 'Goes with',
      kind: 'references',
      desk: 'products',
      hint: 'Displayed on its page',
    },
    { name: 'other_product_ids', label: 'Other products', kind: 'references', desk: 'products' },
  ],
};

const bundle: ProductPanel = {
  title: 'Bundle',
  hint: 'Several goods for one price: its stock, HSN and GST rate follow from its parts, two to four different ones. The preview of the page says what shoppers save.',
  fields: [
    {
      name: 'bundle_parts',
      label: 'Parts',
      kind: 'groups',
      noun: 'part',
      fields: [
        { name: 'product_id', label: 'Product', kind: 'reference', desk: 'products' },
        { name: 'quantity', label: 'Quantity', kind: 'number' },
      ],
    },
  ],
};

const search: ProductPanel = {
  title: 'Search engines',
  fields: [
    {
      name: 'slug',
      label: 'Slug',
      kind: 'slug',
      from: 'name',
      path: pagePath('product', { id: '…', slug: '' }),
    },
    { name: 'metatitle', label: 'Meta title', kind: 'text', wide: true },
    { name: 'metadescription', label: 'Meta description', kind: 'lines', rows: 3 },
    { name: 'metakeywords', label: 'Meta keywords', kind: 'text', wide: true },
  ],
};

/** The fields of a product. */
export const productPanels: readonly ProductPanel[] = [
  ...[texts, price, bundle, pictures, label, beside, search],
  ...productSidePanels,
];
