import { postResource } from '@/contract/content/post-desk';
import { pagePath } from '@/contract/shop/page-path';
import { describeResource } from '../describe-resource';

const STATES = [
  { value: 'published', label: 'Published', tone: 'good' },
  { value: 'scheduled', label: 'Scheduled', tone: 'wait' },
  { value: 'draft', label: 'Draft', tone: 'plain' },
] as const;

/** The posts of the journal. */
export const postDesk = describeResource(postResource, {
  title: 'Journal',
  icon: 'book-open',
  group: 'Content',
  searches: 'Title or author',
  columns: [
    { name: 'title', picture: 'picture' },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    'published_at',
    'author',
  ],
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }],
  panels: [
    {
      title: 'Text',
      fields: [
        { name: 'title', wide: true },
        { name: 'excerpt', rows: 3, wide: true },
        { name: 'content', kind: 'rich', wide: true },
      ],
    },
    {
      title: 'When and where',
      side: true,
      fields: [
        {
          name: 'is_published',
          label: 'Published',
          hint: 'A draft is on no page. A published post appears at its moment.',
        },
        { name: 'published_at', hint: 'In Indian time; empty: now' },
        'author',
        'picture_id',
        {
          name: 'category_id',
          kind: 'reference',
          desk: 'categories',
          hint: 'Its products stand below the post',
        },
      ],
    },
    {
      title: 'Search engines',
      side: true,
      fields: [
        {
          name: 'slug',
          kind: 'slug',
          from: 'title',
          path: pagePath('blog', { id: '…', slug: '' }),
        },
        'meta_title',
        { name: 'meta_description', kind: 'lines', rows: 3 },
      ],
    },
  ],
  moves: [
    {
      name: 'publish',
      label: 'Publish',
      done: 'Published',
      when: { field: 'is_published', in: [false] },
    },
    {
      name: 'withdraw',
      label: 'Make it a draft',
      done: 'A draft again',
      when: { field: 'is_published', in: [true] },
      question: 'Shoppers no longer find this post.',
    },
  ],
  hasPagePreview: true,
  preview: {
    path: pagePath('blogs'),
    title: ['meta_title', 'title'],
    description: ['meta_description', 'excerpt', 'content'],
  },
});
