import type { DeskCategoryRow } from '@/contract/catalogue/desk-categories';
import type { DeskCategoryFields } from '@/contract/catalogue/manage';
import { pagePath } from '@/contract/shop/page-path';
import { describeDesk } from '../desk';

const address = pagePath('category', { id: '…', slug: '' });

/** The categories of the shop, a tree of three levels. */
export const categoryDesk = describeDesk<DeskCategoryRow, DeskCategoryFields>()({
  name: 'categories',
  title: 'Categories',
  icon: 'layers',
  group: 'Catalogue',
  noun: 'category',
  kind: 'category',
  calls: { list: 'listDeskCategories', read: 'readCategory' },
  searches: 'Name',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', sort: 'name', picture: 'image' },
    { name: 'above', label: 'Below', kind: 'text' },
    { name: 'products', label: 'Products', kind: 'number', sort: 'products' },
  ],
  filters: [],
  panels: [
    {
      title: 'Category',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', translated: true },
        { name: 'slug', label: 'Slug', kind: 'slug', from: 'name', path: address },
      ],
    },
    {
      title: 'Banner of its page',
      fields: [
        { name: 'banner_title', label: 'Title', kind: 'text', translated: true, wide: true },
        { name: 'banner_text', label: 'Text', kind: 'lines', rows: 3, translated: true },
        { name: 'web_banner_id', label: 'Wide picture', kind: 'picture', use: 'banner' },
        {
          name: 'mobile_banner_id',
          label: 'Picture for phones',
          kind: 'picture',
          use: 'phone_banner',
        },
      ],
    },
    {
      title: 'Search engines',
      fields: [
        { name: 'metatitle', label: 'Meta title', kind: 'text', translated: true, wide: true },
        {
          name: 'metadescription',
          label: 'Meta description',
          kind: 'lines',
          rows: 3,
          translated: true,
        },
        {
          name: 'metakeywords',
          label: 'Meta keywords',
          kind: 'text',
          translated: true,
          wide: true,
        },
      ],
    },
    {
      title: 'Where it stands',
      side: true,
      fields: [
        { name: 'picture_id', label: 'Picture', kind: 'picture', use: 'category', wide: true },
        {
          name: 'parent_id',
          label: 'Below',
          kind: 'reference',
          desk: 'categories',
          hint: 'Three levels at most. None: it is in the menu itself',
          wide: true,
        },
        {
          name: 'position',
          label: 'Place',
          kind: 'number',
          hint: 'From 0; the arrows of the list change it too',
        },
      ],
    },
  ],
  isTree: true,
  isRemovable: true,
  preview: {
    path: address,
    title: ['metatitle', 'name'],
    description: ['metadescription', 'banner_text'],
  },
});
