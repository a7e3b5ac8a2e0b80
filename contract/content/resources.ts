import { announcementResource } from './announcement-desk.ts';
import { bannerResource, orderBanners } from './banner-desk.ts';
import { eventResource } from './event-desk.ts';
import { metaTagResource } from './meta-tag-desk.ts';
import { orderPopupPictures, popupResource } from './popup-desk.ts';
import { storeResource } from './store-desk.ts';

/** The calls of the things that staff manage and one table each stores. */
export const resourceEndpoints = {
  ...announcementResource.calls,
  ...bannerResource.calls,
  orderBanners,
  ...eventResource.calls,
  ...metaTagResource.calls,
  ...popupResource.calls,
  orderPopupPictures,
  ...storeResource.calls,
};
