import type { SentProductFields } from '@/contract/catalogue/manage';
import type { DeskPanel } from '../desk';

type ProductPanel = DeskPanel<keyof SentProductFields>;

const visible: ProductPanel = {
  title: 'Visible',
  side: true,
  fields: [
    { name: 'visible_from', label: 'From', kind: 'moment' },
    { name: 'visible_until', label: 'Until', kind: 'moment' },
    { name: 'is_new_arrival', label: 'New arrival', kind: 'flag', wide: true },
    { name: 'is_must_try', label: 'Must try', kind: 'flag', wide: true },
    { name: 'is_best_of_all_time', label: 'Best sellers', kind: 'flag', wide: true },
  ],
};

const place: ProductPanel = {
  title: 'Where it belongs',
  side: true,
  fields: [
    { name: 'category_id', label: 'Category', kind: 'reference', desk: 'categories', wide: true },
    { name: 'brand_id', label: 'Brand', kind: 'reference', desk: 'brands', wide: true },
    { name: 'form_id', label: 'Form', kind: 'reference', desk: 'forms', wide: true },
    { name: 'tag_ids', label: 'Tags', kind: 'references', desk: 'tags' },
    {
      name: 'size_group',
      label: 'Size family',
      kind: 'text',
      hint: 'Products of one family are offered as its sizes',
    },
    { name: 'pack', label: 'Pack', kind: 'text' },
  ],
};

const parcel: ProductPanel = {
  title: 'Store room',
  side: true,
  fields: [
    { name: 'sku', label: 'SKU', kind: 'text' },
    { name: 'barcode', label: 'Barcode', kind: 'text', hint: '8, 12, 13 or 14 digits' },
    {
      name: 'opening_stock',
      label: 'In stock',
      kind: 'number',
      unit: 'pieces',
      hint: 'Empty: nobody counts it, and it can always be bought. Later under “Stock”',
      // Whatever has a state has been saved: from then on movements change its stock.
      when: { field: 'state', in: [undefined] },
    },
    { name: 'shipping_weight_g', label: 'Shipping weight', kind: 'number', unit: 'g' },
  ],
};

/** The fields of a product beside the others. */
export const productSidePanels: readonly ProductPanel[] = [visible, place, parcel];
