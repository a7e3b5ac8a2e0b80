import type { InferType } from 'yup';
import type { homeDeskEndpoints } from '@/contract/content/desk-home';
import type { featuredFields } from '@/contract/content/manage-home';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';

type Row = CallAnswer<typeof homeDeskEndpoints.listDeskFeaturedCategories>['data'][number];

/** The categories in the header and on the home page, which have one list. */
export const featuredDesk = describeDesk<Row, InferType<typeof featuredFields>>()({
  name: 'featured-categories',
  title: 'Featured categories',
  icon: 'list',
  group: 'Catalogue',
  noun: 'list',
  kind: 'featured_categories',
  calls: { list: 'listDeskFeaturedCategories', read: 'readFeaturedCategories' },
  searches: 'Name',
  columns: [
    { name: 'name', label: 'List', kind: 'text' },
    { name: 'count', label: 'Categories', kind: 'number' },
  ],
  filters: [],
  panels: [
    {
      title: 'Categories in order',
      hint: 'The header and the home page show them, 15 at most.',
      fields: [
        {
          name: 'categories',
          label: 'Categories',
          kind: 'groups',
          noun: 'category',
          fields: [
            { name: 'id', label: 'Category', kind: 'reference', desk: 'categories' },
            {
              name: 'name',
              label: 'Name here',
              kind: 'text',
              hint: 'Empty: the name of the category',
            },
          ],
        },
      ],
    },
  ],
  isFixed: true,
});
