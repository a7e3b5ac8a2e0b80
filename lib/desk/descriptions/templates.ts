import type { InferType } from 'yup';
import type { templateDeskEndpoints } from '@/contract/content/desk-templates';
import type { templateFields } from '@/contract/content/manage-templates';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { COMPANY_HINT } from './company-places';

type Row = CallAnswer<(typeof templateDeskEndpoints)['listDeskTemplates']>['data'][number];

/** The texts of mails and text messages. */
export const templateDesk = describeDesk<Row, InferType<typeof templateFields>>()({
  name: 'templates',
  title: 'Mails and messages',
  icon: 'mail',
  group: 'Content',
  noun: 'message',
  kind: 'template',
  calls: { list: 'listDeskTemplates', read: 'readTemplate' },
  searches: 'Subject',
  columns: [
    { name: 'subject', label: 'Subject', kind: 'text' },
    { name: 'id', label: 'Message', kind: 'code' },
    {
      name: 'is_edited',
      label: 'State',
      kind: 'state',
      states: [
        { value: true, label: 'Changed', tone: 'good' },
        { value: false, label: 'As it came', tone: 'plain' },
      ],
    },
  ],
  filters: [],
  panels: [
    {
      title: 'Mail',
      hint: `A name in braces, such as {number}, stands for a value. ${COMPANY_HINT}. An empty line begins a paragraph.`,
      fields: [
        { name: 'subject', label: 'Subject', kind: 'text', translated: true, wide: true },
        {
          name: 'intro',
          label: 'Text before the goods',
          kind: 'lines',
          rows: 6,
          translated: true,
          wide: true,
        },
        {
          name: 'closing',
          label: 'Text after the goods',
          kind: 'lines',
          rows: 5,
          translated: true,
          wide: true,
        },
        { name: 'button', label: 'Button', kind: 'text', translated: true },
      ],
    },
    {
      title: 'Text message',
      hint: 'Carriers in India deliver registered texts only: a live shop sends the one that is registered, with these values.',
      fields: [
        {
          name: 'sms',
          label: 'Text message',
          kind: 'lines',
          rows: 3,
          translated: true,
          wide: true,
        },
      ],
    },
  ],
  isFixed: true,
  hasMessagePreview: true,
});
