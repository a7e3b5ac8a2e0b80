import type { SettingValues } from '@/contract/settings/setting-rules';
import type { DeskPanel } from '../../desk';

type PanelsOf<Key extends keyof SettingValues> = readonly DeskPanel<
  keyof SettingValues[Key] & string
>[];

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What an order needs. */
export const orderPanels: PanelsOf<'orders'> = [
  {
    title: 'Orders',
    fields: [
      {
        name: 'minimum',
        label: 'Minimum order',
        kind: 'money',
        hint: 'The price of the goods before a voucher; 0: none',
      },
    ],
  },
  {
    title: 'Closed for orders',
    hint: 'While you count, move or change prices: shoppers look around and fill carts, and checkout says until when. Write an announcement for the same time.',
    fields: [
      { name: 'closed_from', label: 'No orders from', kind: 'moment' },
      {
        name: 'closed_until',
        label: 'No orders until',
        kind: 'moment',
        hint: 'Empty: until you remove the start',
      },
    ],
  },
];

/** The mails that tell the shop what came in. */
export const noticePanels: PanelsOf<'notices'> = [
  {
    title: 'Mails to the shop',
    fields: [
      {
        name: 'email',
        label: 'Address',
        kind: 'text',
        type: 'email',
        hint: 'For orders and return requests; empty: the address of the support',
      },
      { name: 'orders', label: 'Each new order', kind: 'flag' },
      { name: 'returns', label: 'Each new return request', kind: 'flag' },
      {
        name: 'messages',
        label: 'Each message and lead',
        kind: 'flag',
        hint: 'It goes to the address of its department',
      },
    ],
  },
];

/** The paid membership. */
export const elitePanels: PanelsOf<'elite'> = [
  {
    title: 'Plans',
    hint: 'A new price holds for memberships that begin after it.',
    fields: [
      { name: 'monthly_price', label: 'Price of a month', kind: 'money' },
      { name: 'yearly_price', label: 'Price of a year', kind: 'money' },
    ],
  },
  {
    title: 'Promises',
    fields: [
      { name: 'cancel_weeks', label: 'May be cancelled within', kind: 'number', unit: 'weeks' },
      {
        name: 'reply_hours',
        label: 'The vaidya replies within, hours',
        kind: 'text',
        hint: 'One or two numbers: 2 or 2-3. Within the hours below; days off of consultations do not count',
      },
      { name: 'reply_from', label: 'These hours begin at', kind: 'text', type: 'time' },
      { name: 'reply_until', label: 'They end at', kind: 'text', type: 'time' },
      {
        name: 'reply_off',
        label: 'Weekly off',
        kind: 'choice',
        options: [
          { value: null, label: 'None' },
          ...DAYS.map((label, index) => ({ value: index + 1, label })),
        ],
      },
    ],
  },
];

/** Consultations with the vaidya. */
export const consultationPanels: PanelsOf<'consultation'> = [
  {
    title: 'Consultations',
    fields: [
      {
        name: 'fee',
        label: 'Fee',
        kind: 'money',
        hint: 'Displayed; paid to the vaidya, not in the shop',
      },
      {
        name: 'minutes',
        label: 'Takes',
        kind: 'number',
        unit: 'minutes',
        hint: 'What is booked keeps its length',
      },
      {
        name: 'hours',
        label: 'Hours of the week',
        kind: 'groups',
        noun: 'time',
        unordered: true,
        hint: 'In Indian time. What is booked stays booked when its hour is removed',
        fields: [
          {
            name: 'week_day',
            label: 'Weekday',
            kind: 'choice',
            options: DAYS.map((label, index) => ({ value: index + 1, label })),
          },
          { name: 'starts_at', label: 'Begins at', kind: 'text', type: 'time' },
          { name: 'places', label: 'Places', kind: 'number' },
        ],
      },
      {
        name: 'days_off',
        label: 'Days off',
        kind: 'groups',
        noun: 'day',
        unordered: true,
        hint: 'Cannot be booked. What is booked already stays: please move or cancel it',
        fields: [
          { name: 'day', label: 'Day', kind: 'text', type: 'date' },
          { name: 'reason', label: 'Reason', kind: 'text', hint: 'For staff alone' },
        ],
      },
    ],
  },
];
