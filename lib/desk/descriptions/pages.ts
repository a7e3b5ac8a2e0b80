import type { InferType } from 'yup';
import type { metaTagFields, metaTagResource } from '@/contract/content/meta-tag-desk';
import type { pageDeskEndpoints, pageFields } from '@/contract/content/page-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { COMPANY_HINT } from './company-places';

type PageRow = CallAnswer<typeof pageDeskEndpoints.listDeskPages>['data'][number];
type MetaRow = CallAnswer<typeof metaTagResource.calls.listDeskMetaTags>['data'][number];

/** Policies, and the texts of other pages. */
export const pageDesk = describeDesk<PageRow, InferType<typeof pageFields>>()({
  name: 'pages',
  title: 'Policies and pages',
  icon: 'scroll-text',
  group: 'Content',
  noun: 'page',
  kind: 'page',
  calls: { list: 'listDeskPages', read: 'readPage' },
  searches: 'Title',
  columns: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'id', label: 'Page', kind: 'code' },
    { name: 'updated_on', label: 'Updated on', kind: 'text' },
  ],
  filters: [],
  panels: [
    {
      title: 'Text',
      hint: COMPANY_HINT,
      fields: [
        { name: 'title', label: 'Title', kind: 'text', translated: true, wide: true },
        { name: 'html', label: 'Text', kind: 'rich', translated: true, wide: true },
      ],
    },
    {
      title: 'For readers',
      side: true,
      fields: [
        {
          name: 'updated_on',
          label: 'Updated on',
          kind: 'text',
          hint: 'The day its meaning changed, such as 2026-10-01; empty: not displayed',
        },
      ],
    },
  ],
  isFixed: true,
  hasPagePreview: true,
});

/** What search engines are told of single pages. */
export const metaTagDesk = describeDesk<MetaRow, InferType<typeof metaTagFields>>()({
  name: 'meta-tags',
  title: 'Meta tags',
  icon: 'tag',
  group: 'Content',
  noun: 'page',
  kind: 'meta_tag',
  calls: { list: 'listDeskMetaTags', read: 'readMetaTag' },
  searches: 'Path or title',
  columns: [
    { name: 'page_url', label: 'Page', kind: 'code', sort: 'page_url' },
    { name: 'title', label: 'Title', kind: 'text', sort: 'title' },
    { name: 'description', label: 'Description', kind: 'text', hidden: true },
  ],
  filters: [],
  panels: [
    {
      title: 'What search engines are told',
      fields: [
        {
          name: 'page_url',
          label: 'Page',
          kind: 'text',
          hint: 'Its path without the language: /shop',
          wide: true,
        },
        { name: 'title', label: 'Title', kind: 'text', translated: true, wide: true },
        {
          name: 'description',
          label: 'Description',
          kind: 'lines',
          rows: 3,
          translated: true,
          wide: true,
        },
        { name: 'keywords', label: 'Keywords', kind: 'text', translated: true, wide: true },
      ],
    },
  ],
  isRemovable: true,
  preview: { path: '', title: ['title'], description: ['description'] },
});
