import type { InferType } from 'yup';
import type {
  announcementFields,
  announcementResource,
} from '@/contract/content/announcement-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { displayPanel, displayStates } from './displayed';

type Row = CallAnswer<typeof announcementResource.calls.listDeskAnnouncements>['data'][number];

/** The line above the header of every page. */
export const announcementDesk = describeDesk<Row, InferType<typeof announcementFields>>()({
  name: 'announcements',
  title: 'Announcements',
  icon: 'megaphone',
  group: 'Content',
  noun: 'announcement',
  kind: 'announcement',
  calls: { list: 'listDeskAnnouncements', read: 'readAnnouncement' },
  searches: 'Text',
  columns: [
    { name: 'text', label: 'Text', kind: 'text', sort: 'text' },
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'visible_from', label: 'From', kind: 'moment', sort: 'visible_from' },
    { name: 'visible_until', label: 'Until', kind: 'moment' },
  ],
  filters: [],
  panels: [
    {
      title: 'Announcement',
      hint: 'It stands above the header of every page, in place of the delivery charge. Of several that are displayed, shoppers see the newest.',
      fields: [
        { name: 'text', label: 'Text', kind: 'text', translated: true, wide: true },
        { name: 'link', label: 'Link', kind: 'text', hint: 'A path of this shop: /store-locator' },
      ],
    },
    displayPanel,
  ],
  isRemovable: true,
});
