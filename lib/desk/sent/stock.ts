import type { StockRow } from '@/contract/staff/stock';
import { describeDesk } from '../desk';

/** The list of stocks. Its entries have pages of their own, with corrections and history. */
export const stockDesk = describeDesk<StockRow, never>()({
  name: 'stock',
  title: 'Stock',
  icon: 'list',
  group: 'Catalogue',
  noun: 'product',
  kind: 'stock',
  calls: { list: 'listStock', read: 'readStock' },
  searches: 'Name, SKU or barcode',
  columns: [
    { name: 'name', label: 'Product', kind: 'text', picture: 'product_image', sort: 'name' },
    { name: 'sku', label: 'SKU', kind: 'code', sort: 'sku' },
    { name: 'stock', label: 'For sale', kind: 'stock', sort: 'stock' },
    { name: 'in_orders', label: 'In orders', kind: 'number' },
    { name: 'on_shelf', label: 'On the shelf', kind: 'number' },
    { name: 'low_mark', label: 'Low mark', kind: 'number', hidden: true },
  ],
  filters: [
    {
      name: 'level',
      label: 'Level',
      kind: 'choice',
      options: [
        { value: 'short', label: 'Low or out' },
        { value: 'low', label: 'Low' },
        { value: 'out', label: 'Out of stock' },
        { value: 'ending', label: 'Sold out in 7 days' },
        { value: 'unknown', label: 'Not counted' },
      ],
    },
  ],
  panels: [],
  values: [],
});
