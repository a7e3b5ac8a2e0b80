import { announcementDeskEndpoints } from './announcement-desk.ts';
import { bannerDeskEndpoints } from './banner-desk.ts';
import { eventDeskEndpoints } from './event-desk.ts';
import { metaTagDeskEndpoints } from './meta-tag-desk.ts';
import { popupDeskEndpoints } from './popup-desk.ts';
import { storeDeskEndpoints } from './store-desk.ts';

/** The calls of the things that staff manage and one table each stores. */
export const resourceEndpoints = {
  ...announcementDeskEndpoints,
  ...bannerDeskEndpoints,
  ...eventDeskEndpoints,
  ...metaTagDeskEndpoints,
  ...popupDeskEndpoints,
  ...storeDeskEndpoints,
};
