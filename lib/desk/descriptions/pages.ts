import type { InferType } from 'yup';
import type { pageDeskEndpoints, pageFields } from '@/contract/content/page-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { COMPANY_HINT } from './company-places';

type PageRow = CallAnswer<typeof pageDeskEndpoints.listDeskPages>['data'][number];

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
