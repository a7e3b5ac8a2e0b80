import { faqResource } from '@/contract/content/faq-desk';
import { faqGroupResource } from '@/contract/content/faq-group-desk';
import { describeResource } from '../describe-resource';
import { COMPANY_HINT } from './company-places';
import { publishedColumn } from './published';

/** The groups of frequent questions. */
export const faqGroupDesk = describeResource(faqGroupResource, {
  title: 'Groups of questions',
  icon: 'list',
  group: 'Content',
  noun: 'group',
  searches: 'Name',
  columns: [
    'name',
    { name: 'position', label: 'Place', kind: 'number' },
    { name: 'questions', label: 'Questions', kind: 'number' },
  ],
  panels: [{ title: 'Group', fields: [{ name: 'name', wide: true }] }],
  order: {},
});

/** The frequent questions. */
export const faqDesk = describeResource(faqResource, {
  title: 'Questions',
  icon: 'circle-question-mark',
  group: 'Content',
  noun: 'question',
  searches: 'Question',
  columns: [
    'question',
    { name: 'group', label: 'Group', kind: 'text' },
    { name: 'position', label: 'Place', kind: 'number' },
    publishedColumn,
  ],
  filters: [{ name: 'group_id', label: 'Group', kind: 'reference', desk: 'faq-groups' }],
  panels: [
    {
      title: 'Question',
      hint: COMPANY_HINT,
      fields: [
        { name: 'question', wide: true },
        { name: 'answer', kind: 'rich', wide: true },
      ],
    },
    {
      title: 'Where it stands',
      side: true,
      fields: [
        { name: 'group_id', kind: 'reference', desk: 'faq-groups' },
        { name: 'is_published', label: 'Published' },
      ],
    },
  ],
  order: { within: 'group_id' },
});
