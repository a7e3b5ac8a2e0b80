import type { EventFields, eventResource } from '@/contract/content/event-desk';
import type { StoreFields, storeResource } from '@/contract/content/store-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import type { DeskState } from '../desk-columns';

type EventRow = CallAnswer<typeof eventResource.calls.listDeskEvents>['data'][number];
type StoreRow = CallAnswer<typeof storeResource.calls.listDeskStores>['data'][number];

const STATES: DeskState[] = [
  { value: true, label: 'Published', tone: 'good' },
  { value: false, label: 'Hidden', tone: 'plain' },
];
const CATEGORIES = [
  { value: 'Physical Event', label: 'At a place' },
  { value: 'Online', label: 'Online' },
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Workshops, tastings and talks. */
export const eventDesk = describeDesk<EventRow, EventFields>()({
  name: 'events',
  title: 'Events',
  icon: 'calendar-days',
  group: 'Content',
  noun: 'event',
  kind: 'event',
  calls: { list: 'listDeskEvents', read: 'readEvent' },
  searches: 'Title or city',
  columns: [
    { name: 'title', label: 'Title', kind: 'text', sort: 'title', picture: 'picture' },
    { name: 'starts_at', label: 'Start', kind: 'moment', sort: 'starts_at' },
    { name: 'category', label: 'Category', kind: 'text' },
    { name: 'city', label: 'City', kind: 'text' },
    { name: 'is_published', label: 'State', kind: 'state', states: STATES },
  ],
  filters: [{ name: 'category', label: 'Category', kind: 'choice', options: CATEGORIES }],
  panels: [
    {
      title: 'Event',
      fields: [
        { name: 'title', label: 'Title', kind: 'text', wide: true },
        { name: 'starts_at', label: 'Start', kind: 'moment', hint: 'In Indian time' },
        { name: 'ends_at', label: 'End', kind: 'moment', hint: 'In Indian time' },
        { name: 'description', label: 'Description', kind: 'rich', wide: true },
      ],
    },
    {
      title: 'Where',
      side: true,
      fields: [
        { name: 'category', label: 'Category', kind: 'choice', options: CATEGORIES },
        { name: 'city', label: 'City', kind: 'text' },
        { name: 'venue', label: 'Venue', kind: 'text' },
        {
          name: 'online_url',
          label: 'Address of the online event',
          kind: 'text',
          hint: 'Begins with https://',
        },
        { name: 'picture_id', label: 'Picture', kind: 'picture' },
        { name: 'is_published', label: 'Published', kind: 'flag' },
      ],
    },
  ],
  isRemovable: true,
});

/** The shop's own stores. */
export const storeDesk = describeDesk<StoreRow, StoreFields>()({
  name: 'stores',
  title: 'Stores',
  icon: 'store',
  group: 'Shop',
  noun: 'store',
  kind: 'store',
  calls: { list: 'listDeskStores', read: 'readStore' },
  searches: 'Name or city',
  columns: [
    { name: 'name', label: 'Name', kind: 'text', sort: 'name', picture: 'picture' },
    { name: 'city', label: 'City', kind: 'text', sort: 'city' },
    { name: 'phone', label: 'Phone', kind: 'code' },
    { name: 'opens_at', label: 'Opens at', kind: 'code' },
    { name: 'closes_at', label: 'Closes at', kind: 'code' },
    { name: 'is_published', label: 'State', kind: 'state', states: STATES },
  ],
  filters: [],
  panels: [
    {
      title: 'Store',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', wide: true },
        { name: 'address_line_1', label: 'Address line 1', kind: 'text', wide: true },
        { name: 'address_line_2', label: 'Address line 2', kind: 'text', wide: true },
        { name: 'landmark', label: 'Landmark', kind: 'text' },
        { name: 'city', label: 'City', kind: 'text' },
        { name: 'state', label: 'State', kind: 'text' },
        { name: 'postal_code', label: 'PIN code', kind: 'text' },
        { name: 'phone', label: 'Phone', kind: 'text' },
        { name: 'email', label: 'Email', kind: 'text' },
      ],
    },
    {
      title: 'Hours',
      side: true,
      hint: 'In Indian time. A store that closes after midnight closes before it opens.',
      fields: [
        { name: 'opens_at', label: 'Opens at', kind: 'text', hint: 'Such as 09:30' },
        { name: 'closes_at', label: 'Closes at', kind: 'text', hint: 'Such as 21:00' },
        {
          name: 'weekly_off',
          label: 'Weekly off',
          kind: 'choice',
          options: [
            { value: null, label: 'Open every day' },
            ...DAYS.map((label, index) => ({ value: index + 1, label })),
          ],
        },
        { name: 'is_published', label: 'Published', kind: 'flag' },
      ],
    },
    {
      title: 'Picture and map',
      side: true,
      fields: [
        { name: 'picture_id', label: 'Picture', kind: 'picture' },
        { name: 'map_url', label: 'Address of the map', kind: 'text' },
        { name: 'tour_url', label: 'Address of the virtual tour', kind: 'text' },
        { name: 'latitude', label: 'Latitude', kind: 'number' },
        { name: 'longitude', label: 'Longitude', kind: 'number' },
      ],
    },
  ],
  isRemovable: true,
});
