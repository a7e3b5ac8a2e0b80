import type { PinSettings } from '@/contract/settings/setting-rules';
import type { DeliverySettings } from '@/contract/shop/settings';
import type { DeskPanel } from '../../desk';

const days = <Name extends string>(name: Name, label: string, hint?: string) =>
  ({
    name,
    label,
    kind: 'group',
    noun: 'days',
    ...(hint && { hint }),
    fields: [
      { name: 'min', label: 'From', kind: 'number', unit: 'working days' },
      { name: 'max', label: 'To', kind: 'number', unit: 'working days' },
    ],
  }) as const;

/** What a delivery costs and how long it takes. */
export const deliveryPanels: readonly DeskPanel<keyof DeliverySettings & string>[] = [
  {
    title: 'Charge',
    fields: [
      { name: 'charge', label: 'Delivery charge', kind: 'money' },
      {
        name: 'free_from',
        label: 'Free delivery from',
        kind: 'money',
        hint: 'The price of the goods; empty: from no price',
      },
      {
        name: 'free_city',
        label: 'Own city',
        kind: 'city',
        wide: true,
        hint: 'Delivery there is free and quicker; none: nowhere',
      },
    ],
  },
  {
    title: 'Days',
    hint: 'What shoppers are promised. Sundays and holidays do not count.',
    fields: [
      days('packing_days', 'Until an order is packed'),
      days('city_days', 'To the own city'),
      days('india_days', 'Across India'),
      days('remote_days', 'To remote places', 'Mountains, islands and the north-east'),
      days('announced_days', 'What search engines are told'),
    ],
  },
  {
    title: 'Quick deliveries',
    side: true,
    fields: [
      {
        name: 'cut_off_hour',
        label: 'Cut-off',
        kind: 'number',
        unit: 'hour of the day',
        hint: 'Orders before it leave on the same day: 15 is 3 pm',
        wide: true,
      },
      {
        name: 'rapid_cities',
        label: 'Cities with same or next day delivery',
        kind: 'texts',
        noun: 'city',
        hint: 'For Elite members',
      },
    ],
  },
];

/** Where the shop delivers to. */
export const pinPanels: readonly DeskPanel<keyof PinSettings & string>[] = [
  {
    title: 'PIN codes',
    hint: 'One to six digits: 38 stands for all codes that begin with it. Paste as many as you like, with commas, spaces or lines between them.',
    fields: [
      { name: 'served', label: 'Delivered to', kind: 'codes', hint: 'Empty: all of India' },
      { name: 'not_served', label: 'Not delivered to', kind: 'codes', hint: 'Even within these' },
    ],
  },
];
