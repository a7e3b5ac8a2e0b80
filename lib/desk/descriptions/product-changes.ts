import { CORRECTION_REASONS } from '@/contract/staff/movements';
import type { DeskChange } from '../desk';
import { REASON_TEXTS } from '../reason-texts';

/** What can be changed of a selection of products. */
export const productChanges: readonly DeskChange[] = [
  {
    name: 'prices',
    label: 'Prices',
    done: 'Prices changed',
    hint: 'A percentage makes whole rupees, and never more than the MRP. A price wins over it.',
    fields: [
      {
        name: 'percent',
        label: 'Change the price by',
        kind: 'number',
        unit: '%',
        signed: true,
        hint: '-10: a tenth less',
      },
      { name: 'price', label: 'Price', kind: 'money', hint: 'The same for all of them' },
      { name: 'mrp', label: 'MRP', kind: 'money', hint: 'The same for all of them' },
    ],
  },
  {
    name: 'stock',
    label: 'Stock',
    done: 'Stocks changed',
    hint: 'By how much, never to how many: what is sold meanwhile stays sold.',
    fields: [
      { name: 'change', label: 'Pieces more, or fewer with a minus', kind: 'number', signed: true },
      {
        name: 'reason',
        label: 'Reason',
        kind: 'choice',
        options: CORRECTION_REASONS.map((value) => ({ value, label: REASON_TEXTS[value] })),
      },
      { name: 'note', label: 'Note', kind: 'text' },
    ],
    shows: [{ name: 'stock', label: 'For sale', kind: 'number' }],
  },
  {
    name: 'tags',
    label: 'Tags',
    done: 'Tags changed',
    fields: [
      { name: 'add', label: 'Add', kind: 'references', desk: 'tags' },
      { name: 'remove', label: 'Take away', kind: 'references', desk: 'tags' },
    ],
  },
  {
    name: 'visibility',
    label: 'Publish',
    done: 'Published',
    fields: [],
    fixed: { to: 'published' },
  },
  {
    name: 'visibility',
    label: 'Visible from, until',
    done: 'Times changed',
    hint: 'What stays empty has no bound.',
    fields: [
      {
        name: 'visible',
        label: 'Visible',
        kind: 'group',
        noun: 'time',
        fields: [
          { name: 'visible_from', label: 'From', kind: 'moment' },
          { name: 'visible_until', label: 'Until', kind: 'moment' },
        ],
      },
    ],
  },
  {
    name: 'visibility',
    label: 'Archive',
    done: 'Archived',
    fields: [],
    fixed: { to: 'archived' },
  },
];
