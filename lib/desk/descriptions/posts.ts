import type { InferType } from 'yup';
import type { postFields, postResource } from '@/contract/content/post-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { pagePath } from '@/contract/shop/page-path';
import { describeDesk } from '../desk';

type Row = CallAnswer<typeof postResource.calls.listDeskPosts>['data'][number];

const STATES = [
  { value: 'published', label: 'Published', tone: 'good' },
  { value: 'scheduled', label: 'Scheduled', tone: 'wait' },
  { value: 'draft', label: 'Draft', tone: 'plain' },
] as const;

/** The posts of the journal. */
export const postDesk = describeDesk<Row, InferType<typeof postFields>>()({
  name: 'posts',
  title: 'Journal',
  icon: 'book-open',
  group: 'Content',
  noun: 'post',
  kind: 'post',
  calls: { list: 'listDeskPosts', read: 'readPost' },
  searches: 'Title or author',
  columns: [
    { name: 'title', label: 'Title', kind: 'text', sort: 'title', picture: 'picture' },
    { name: 'state', label: 'State', kind: 'state', states: STATES },
    { name: 'published_at', label: 'Visible from', kind: 'moment', sort: 'published_at' },
    { name: 'author', label: 'Author', kind: 'text', sort: 'author' },
  ],
  filters: [{ name: 'state', label: 'State', kind: 'choice', options: STATES }],
  panels: [
    {
      title: 'Text',
      fields: [
        { name: 'title', label: 'Title', kind: 'text', translated: true, wide: true },
        { name: 'excerpt', label: 'Summary', kind: 'lines', rows: 3, translated: true, wide: true },
        { name: 'content', label: 'Text', kind: 'rich', translated: true, wide: true },
      ],
    },
    {
      title: 'When and where',
      side: true,
      fields: [
        {
          name: 'is_published',
          label: 'Published',
          kind: 'flag',
          hint: 'A draft is on no page. A published post appears at its moment.',
        },
        {
          name: 'published_at',
          label: 'Visible from',
          kind: 'moment',
          hint: 'In Indian time; empty: now',
        },
        { name: 'author', label: 'Author', kind: 'text' },
        { name: 'picture_id', label: 'Picture', kind: 'picture' },
        {
          name: 'category_id',
          label: 'Category',
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
          label: 'Slug',
          kind: 'slug',
          from: 'title',
          path: pagePath('blog', { id: '…', slug: '' }),
        },
        { name: 'meta_title', label: 'Meta title', kind: 'text' },
        { name: 'meta_description', label: 'Meta description', kind: 'lines', rows: 3 },
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
  isRemovable: true,
  hasPagePreview: true,
  preview: {
    path: pagePath('blogs'),
    title: ['meta_title', 'title'],
    description: ['meta_description', 'excerpt', 'content'],
  },
});
