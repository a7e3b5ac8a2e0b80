import { eventResource } from '@/contract/content/event-desk';
import { storeResource } from '@/contract/content/store-desk';
import { describeResource } from '../describe-resource';
import { publishedColumn } from './published';

const CATEGORIES = [
  { value: 'Physical Event', label: 'At a place' },
  { value: 'Online', label: 'Online' },
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Workshops, tastings and talks. */
export const eventDesk = describeResource(eventResource, {
  title: 'Events',
  icon: 'calendar-days',
  group: 'Content',
  searches: 'Title or city',
  columns: [
    { name: 'title', picture: 'picture' },
    'starts_at',
    'category',
    'city',
    publishedColumn,
  ],
  filters: [{ name: 'category', label: 'Category', kind: 'choice', options: CATEGORIES }],
  panels: [
    {
      title: 'Event',
      fields: [
        { name: 'title', wide: true },
        { name: 'starts_at', hint: 'In Indian time' },
        { name: 'ends_at', hint: 'In Indian time' },
        { name: 'description', kind: 'rich', wide: true },
      ],
    },
    {
      title: 'Where',
      side: true,
      fields: [
        { name: 'category', kind: 'choice', options: CATEGORIES },
        'city',
        'venue',
        { name: 'online_url', hint: 'Begins with https://' },
        'picture_id',
        { name: 'is_published', label: 'Published' },
      ],
    },
  ],
});

/** The shop's own stores. */
export const storeDesk = describeResource(storeResource, {
  title: 'Stores',
  icon: 'store',
  group: 'Shop',
  searches: 'Name or city',
  columns: [
    { name: 'name', picture: 'picture' },
    'city',
    { name: 'phone', kind: 'code' },
    { name: 'opens_at', kind: 'code' },
    { name: 'closes_at', kind: 'code' },
    publishedColumn,
  ],
  panels: [
    {
      title: 'Store',
      fields: [
        { name: 'name', wide: true },
        { name: 'address_line_1', wide: true },
        { name: 'address_line_2', wide: true },
        ...(['landmark', 'city', 'state', 'postal_code', 'phone', 'email'] as const),
      ],
    },
    {
      title: 'Hours',
      side: true,
      hint: 'In Indian time. A store that closes after midnight closes before it opens.',
      fields: [
        { name: 'opens_at', hint: 'Such as 09:30' },
        { name: 'closes_at', hint: 'Such as 21:00' },
        {
          name: 'weekly_off',
          label: 'Weekly off',
          kind: 'choice',
          options: [
            { value: null, label: 'Open every day' },
            ...DAYS.map((label, index) => ({ value: index + 1, label })),
          ],
        },
        { name: 'may_collect', label: 'Customers may collect their orders here' },
        { name: 'is_published', label: 'Published' },
      ],
    },
    {
      title: 'Picture and map',
      side: true,
      fields: ['picture_id', 'map_url', 'tour_url', 'latitude', 'longitude'],
    },
  ],
});
