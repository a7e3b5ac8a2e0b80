import type { DescribedColumn } from '../described';

/** Whether shoppers find an entry. */
export const publishedColumn: DescribedColumn<'is_published'> = {
  name: 'is_published',
  label: 'State',
  kind: 'state',
  states: [
    { value: true, label: 'Published', tone: 'good' },
    { value: false, label: 'Hidden', tone: 'plain' },
  ],
};
