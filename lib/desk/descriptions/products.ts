import type { DeskProductRow } from '@/contract/catalogue/desk-products';
import type { SentProductFields } from '@/contract/catalogue/manage';
import { pagePath } from '@/contract/shop/page-path';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';
import { productChanges } from './product-changes';
import { productPanels } from './product-panels';

const STATES: readonly DeskState[] = [
  { value: 'published', label: 'In the shop', tone: 'good' },
  { value: 'scheduled', label: 'Scheduled', tone: 'wait' },
  { value: 'draft', label: 'Draft', tone: 'wait' },
  { value: 'ended', label: 'Ended', tone: 'plain' },
  { value: 'archived', label: 'Archived', tone: 'plain' },
];

/** The products of the shop. */
export const productDesk = describeDesk<DeskProductRow, SentProductFields>()({
  name: 'products',
  title: 'Products',
  icon: 'shopping-basket',
  group: 'Catalogue',
  noun: 'product',
  kind: 'product',
  calls: { list: 'listDeskProducts', read: 'readDeskProduct' },
  searches: 'Name, SKU or barcode',
  columns: [
    { name: 'name', label: 'Product', kind: 'text', sort: 'name', picture: 'image' },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    { name: 'sku', label: 'SKU', kind: 'code', sort: 'sku' },
    { name: 'size', label: 'Size', kind: 'text' },
    { name: 'brand_name', label: 'Brand', kind: 'text' },
    { name: 'category_name', label: 'Category', kind: 'text', hidden: true },
    { name: 'price', label: 'Price', kind: 'money', sort: 'price' },
    { name: 'mrp', label: 'MRP', kind: 'money', hidden: true },
    { name: 'stock', label: 'Stock', kind: 'stock', sort: 'stock' },
    { name: 'barcode', label: 'Barcode', kind: 'code', hidden: true },
    { name: 'updated_at', label: 'Changed', kind: 'moment', sort: 'updated_at', hidden: true },
  ],
  filters: [
    { name: 'state', label: 'State', kind: 'choice', options: STATES },
    { name: 'category', label: 'Category', kind: 'reference', desk: 'categories' },
    { name: 'brand', label: 'Brand', kind: 'reference', desk: 'brands' },
    {
      name: 'stock',
      label: 'Stock',
      kind: 'choice',
      options: [
        { value: 'low', label: 'Running low' },
        { value: 'out', label: 'Out' },
        { value: 'unknown', label: 'Not counted' },
      ],
    },
  ],
  panels: productPanels,
  moves: [
    {
      name: 'publish',
      label: 'Publish',
      done: 'Published',
      when: { field: 'state', in: ['draft', 'archived'] },
    },
    {
      name: 'archive',
      label: 'Archive',
      done: 'Archived',
      when: { field: 'state', in: ['draft', 'published'] },
      question: 'Shoppers no longer find what is archived. It can be published again.',
    },
    { name: 'duplicate', label: 'Duplicate', done: 'Duplicated: this is the copy' },
  ],
  changes: productChanges,
  hasPagePreview: true,
  preview: {
    path: pagePath('product', { id: '…', slug: '' }),
    title: ['metatitle', 'name'],
    description: ['metadescription', 'description'],
  },
  state: { field: 'state', states: STATES },
});
