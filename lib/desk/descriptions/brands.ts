import type { InferType } from 'yup';
import type { brandFields } from '@/contract/catalogue/brand-desk';
import { pagePath } from '@/contract/shop/page-path';
import { describeDesk } from '../desk';
import { type NameRow, nameColumns, nameFields } from './name-columns';

/** The brands of the shop. */
export const brandDesk = describeDesk<NameRow, InferType<typeof brandFields>>()({
  name: 'brands',
  title: 'Brands',
  icon: 'badge-check',
  group: 'Catalogue',
  noun: 'brand',
  kind: 'brand',
  calls: { list: 'listDeskBrands', read: 'readBrand' },
  searches: 'Name',
  columns: nameColumns,
  filters: [],
  panels: [
    {
      title: 'Brand',
      fields: [
        ...nameFields(pagePath('brand', { id: '…', slug: '' })),
        { name: 'about', label: 'About', kind: 'lines', rows: 6 },
      ],
    },
  ],
  isRemovable: true,
});
