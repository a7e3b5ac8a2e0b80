import { tagResource } from '@/contract/catalogue/tag-desk';
import { describeResource } from '../describe-resource';
import { nameColumns, nameFields } from './name-columns';

/** The tags that products have. */
export const tagDesk = describeResource(tagResource, {
  title: 'Tags',
  icon: 'tag',
  group: 'Catalogue',
  searches: 'Name',
  columns: nameColumns,
  panels: [
    {
      title: 'Tag',
      fields: [
        ...nameFields(),
        {
          name: 'is_badge',
          label: 'A badge on product cards',
          hint: 'Shoppers see it beside the picture',
          wide: true,
        },
      ],
    },
  ],
});
