import type { InferType } from 'yup';
import type { faqFields, faqResource } from '@/contract/content/faq-desk';
import type { faqGroupFields, faqGroupResource } from '@/contract/content/faq-group-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { COMPANY_HINT } from './company-places';

type GroupRow = CallAnswer<typeof faqGroupResource.calls.listDeskFaqGroups>['data'][number];
type Row = CallAnswer<typeof faqResource.calls.listDeskFaqs>['data'][number];

/** The groups of frequent questions. */
export const faqGroupDesk = describeDesk<GroupRow, InferType<typeof faqGroupFields>>()({
  name: 'faq-groups',
  title: 'Groups of questions',
  icon: 'list',
  group: 'Content',
  noun: 'group',
  kind: 'faq_group',
  calls: { list: 'listDeskFaqGroups', read: 'readFaqGroup' },
  searches: 'Name',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', sort: 'name' },
    { name: 'position', label: 'Place', kind: 'number', sort: 'position' },
    { name: 'questions', label: 'Questions', kind: 'number' },
  ],
  filters: [],
  panels: [
    {
      title: 'Group',
      fields: [{ name: 'name', label: 'Name', kind: 'text', translated: true, wide: true }],
    },
  ],
  order: {},
  isRemovable: true,
});

/** The frequent questions. */
export const faqDesk = describeDesk<Row, InferType<typeof faqFields>>()({
  name: 'faqs',
  title: 'Questions',
  icon: 'circle-question-mark',
  group: 'Content',
  noun: 'question',
  kind: 'faq',
  calls: { list: 'listDeskFaqs', read: 'readFaq' },
  searches: 'Question',
  columns: [
    { name: 'question', label: 'Question', kind: 'text', sort: 'question' },
    { name: 'group', label: 'Group', kind: 'text' },
    { name: 'position', label: 'Place', kind: 'number', sort: 'position' },
    {
      name: 'is_published',
      label: 'State',
      kind: 'state',
      states: [
        { value: true, label: 'Published', tone: 'good' },
        { value: false, label: 'Hidden', tone: 'plain' },
      ],
    },
  ],
  filters: [{ name: 'group_id', label: 'Group', kind: 'reference', desk: 'faq-groups' }],
  panels: [
    {
      title: 'Question',
      hint: COMPANY_HINT,
      fields: [
        { name: 'question', label: 'Question', kind: 'text', translated: true, wide: true },
        { name: 'answer', label: 'Answer', kind: 'rich', translated: true, wide: true },
      ],
    },
    {
      title: 'Where it stands',
      side: true,
      fields: [
        { name: 'group_id', label: 'Group', kind: 'reference', desk: 'faq-groups' },
        { name: 'is_published', label: 'Published', kind: 'flag' },
      ],
    },
  ],
  order: { within: 'group_id' },
  isRemovable: true,
});
