import { announcementResource } from '@/contract/content/announcement-desk';
import { describeResource } from '../describe-resource';
import { displayPanel, displayStates } from './displayed';

/** The line above the header of every page. */
export const announcementDesk = describeResource(announcementResource, {
  title: 'Announcements',
  icon: 'megaphone',
  group: 'Content',
  searches: 'Text',
  columns: [
    'text',
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'visible_from', label: 'From' },
    { name: 'visible_until', label: 'Until' },
  ],
  panels: [
    {
      title: 'Announcement',
      hint: 'It stands above the header of every page, in place of the delivery charge. Of several that are displayed, shoppers see the newest.',
      fields: [
        { name: 'text', wide: true },
        { name: 'link', hint: 'A path of this shop: /store-locator' },
      ],
    },
    displayPanel,
  ],
});
