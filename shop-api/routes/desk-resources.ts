import { resourceEndpoints } from '../../contract/content/resources.ts';
import { storedAnnouncements } from '../domain/catalogue/home/manage/announcements.ts';
import { storedBanners } from '../domain/catalogue/home/manage/banners.ts';
import { storedPopups } from '../domain/catalogue/home/manage/popup-pictures.ts';
import { storedEvents } from '../domain/content/manage/events.ts';
import { storedMetaTags } from '../domain/content/manage/meta-tags.ts';
import { storedStores } from '../domain/content/manage/stores.ts';
import { resourceHandlers } from '../http/resource-handlers.ts';

/** What staff manage by the engine of resources: one line each. */
export const resourceDeskHandlers = resourceHandlers(resourceEndpoints, [
  storedAnnouncements,
  storedBanners,
  storedEvents,
  storedMetaTags,
  storedPopups,
  storedStores,
]);
