import type { InferType } from 'yup';
import type { tagFields } from '@/contract/catalogue/tag-desk';
import { describeDesk } from '../desk';
import { type NameRow, nameColumns, nameFields } from './name-columns';

/** The tags that products have. */
export const tagDesk = describeDesk<NameRow, InferType<typeof tagFields>>()({
  name: 'tags',
  title: 'Tags',
  icon: 'tag',
  group: 'Catalogue',
  noun: 'tag',
  kind: 'tag',
  calls: { list: 'listDeskTags', read: 'readTag' },
  searches: 'Name',
  columns: nameColumns,
  filters: [],
  panels: [
    {
      title: 'Tag',
      fields: [
        ...nameFields(),
        {
          name: 'is_badge',
          label: 'A badge on product cards',
          kind: 'flag',
          hint: 'Shoppers see it beside the picture',
          wide: true,
        },
      ],
    },
  ],
  isRemovable: true,
});
