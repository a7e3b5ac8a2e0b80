import { vaidyaResource } from '@/contract/content/vaidya-desk';
import { describeResource } from '../describe-resource';
import { publishedColumn } from './published';

/** The vaidyas, as shoppers see them where they book and ask. */
export const vaidyaDesk = describeResource(vaidyaResource, {
  title: 'Vaidyas',
  icon: 'users',
  group: 'Content',
  searches: 'Name or registration number',
  columns: [
    { name: 'name', picture: 'picture' },
    'qualification',
    { name: 'registration_number', kind: 'code' },
    { name: 'position', label: 'Place', kind: 'number' },
    publishedColumn,
  ],
  panels: [
    {
      title: 'Vaidya',
      hint: 'On the page of consultations, at the booking, and beside goods and searches about ailments. Publish only what the register says.',
      fields: [
        { name: 'name', wide: true },
        { name: 'qualification', hint: 'Such as BAMS, MD (Ayurveda)' },
        'registration_number',
        { name: 'council', hint: 'Who keeps the register', wide: true },
        { name: 'speaks', hint: 'In words: Gujarati, Hindi and English' },
        { name: 'hours', hint: 'In words: Monday to Friday, 9:30 am to 1 pm' },
        { name: 'about', rows: 4, wide: true },
      ],
    },
    {
      title: 'Portrait',
      side: true,
      fields: [
        { name: 'picture_id', use: 'portrait' },
        { name: 'picture_alt', hint: 'What the picture shows, for those who do not see it' },
        { name: 'is_published', label: 'Published' },
      ],
    },
  ],
  order: {},
});
