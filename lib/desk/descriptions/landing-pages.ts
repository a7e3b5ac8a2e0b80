import { landingPageResource } from '@/contract/content/landing-page-desk';
import { describeResource } from '../describe-resource';
import { publishedColumn } from './published';

const PLACES = [
  { value: 'menu', label: 'In the menu', tone: 'good' },
  { value: 'footer', label: 'Below every page', tone: 'good' },
  { value: 'none', label: 'Only where you link to it', tone: 'plain' },
] as const;

/** Pages that staff write: a story, a festival, a maker. */
export const landingPageDesk = describeResource(landingPageResource, {
  title: 'Landing pages',
  icon: 'book-a',
  group: 'Content',
  searches: 'Title',
  columns: [
    { name: 'title', picture: 'picture' },
    { name: 'place', label: 'Link', kind: 'state', states: PLACES },
    { name: 'position', label: 'Place', kind: 'number' },
    publishedColumn,
  ],
  filters: [{ name: 'place', label: 'Link', kind: 'choice', options: PLACES }],
  panels: [
    {
      title: 'Text',
      hint: 'A page of your own: your story, a festival, a maker.',
      fields: [
        { name: 'title', wide: true },
        { name: 'lead', rows: 3, wide: true, hint: 'One or two sentences below the title' },
        { name: 'content', kind: 'rich', wide: true },
      ],
    },
    {
      title: 'Picture and products',
      side: true,
      fields: [
        'picture_id',
        { name: 'picture_alt', hint: 'What the picture shows, for those who do not see it' },
        {
          name: 'category_id',
          kind: 'reference',
          desk: 'categories',
          hint: 'Its products stand below the text',
        },
      ],
    },
    {
      title: 'Where',
      side: true,
      fields: [
        { name: 'is_published', label: 'Published' },
        { name: 'place', label: 'Link', kind: 'choice', options: PLACES },
        { name: 'meta_description', kind: 'lines', rows: 3, hint: 'Empty: the lead' },
      ],
    },
  ],
  order: {},
});
