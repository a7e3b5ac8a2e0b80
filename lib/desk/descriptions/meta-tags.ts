import { metaTagResource } from '@/contract/content/meta-tag-desk';
import { describeResource } from '../describe-resource';

/** What search engines are told of single pages. */
export const metaTagDesk = describeResource(metaTagResource, {
  title: 'Meta tags',
  icon: 'tag',
  group: 'Content',
  noun: 'page',
  searches: 'Path or title',
  columns: [{ name: 'page_url', kind: 'code' }, 'title', { name: 'description', hidden: true }],
  panels: [
    {
      title: 'What search engines are told',
      fields: [
        { name: 'page_url', hint: 'Its path without the language: /shop', wide: true },
        { name: 'title', wide: true },
        { name: 'description', kind: 'lines', rows: 3, wide: true },
        { name: 'keywords', wide: true },
      ],
    },
  ],
  preview: { path: '', title: ['title'], description: ['description'] },
});
