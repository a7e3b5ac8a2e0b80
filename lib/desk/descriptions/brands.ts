import { brandResource } from '@/contract/catalogue/brand-desk';
import { pagePath } from '@/contract/shop/page-path';
import { describeResource } from '../describe-resource';
import { nameColumns, nameFields } from './name-columns';

/** The brands of the shop. */
export const brandDesk = describeResource(brandResource, {
  title: 'Brands',
  icon: 'badge-check',
  group: 'Catalogue',
  searches: 'Name',
  columns: nameColumns,
  panels: [
    {
      title: 'Brand',
      fields: [...nameFields(pagePath('brand', { id: '…', slug: '' })), { name: 'about', rows: 6 }],
    },
  ],
});
