import type { homeDeskEndpoints } from '../../contract/content/desk-home.ts';
import {
  announcementManaged,
  removeAnnouncement,
  saveAnnouncement,
} from '../domain/catalogue/home/manage/announcement.ts';
import { bannerManaged } from '../domain/catalogue/home/manage/banner.ts';
import {
  featuredManaged,
  listFeatured,
  saveFeaturedCategories,
} from '../domain/catalogue/home/manage/featured-categories.ts';
import { sectionManaged } from '../domain/catalogue/home/manage/home-section.ts';
import {
  listDeskAnnouncements,
  listDeskBanners,
  listDeskHomeSections,
  listDeskPopupPictures,
} from '../domain/catalogue/home/manage/list-home-desks.ts';
import {
  orderPopupPictures,
  popupManaged,
  removePopupPicture,
  savePopupPicture,
} from '../domain/catalogue/home/manage/popup-picture.ts';
import {
  orderBanners,
  removeBanner,
  saveBanner,
} from '../domain/catalogue/home/manage/save-banner.ts';
import {
  orderHomeSections,
  saveHomeSection,
} from '../domain/catalogue/home/manage/save-home-section.ts';
import type { Context } from '../domain/kernel/context.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const banners = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskBanners>[0]['input']) =>
    listDeskBanners({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: bannerManaged, input }),
  save: (ctx, input) => saveBanner({ ctx, input }),
});
const announcements = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskAnnouncements>[0]['input']) =>
    listDeskAnnouncements({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: announcementManaged, input }),
  save: (ctx, input) => saveAnnouncement({ ctx, input }),
});
const popups = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskPopupPictures>[0]['input']) =>
    listDeskPopupPictures({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: popupManaged, input }),
  save: (ctx, input) => savePopupPicture({ ctx, input }),
});
const sections = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskHomeSections>[0]['input']) =>
    listDeskHomeSections({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: sectionManaged, input }),
  save: (ctx, input) => saveHomeSection({ ctx, input }),
});
const featured = deskHandlers({
  list: (ctx) => listFeatured({ ctx }),
  read: (ctx, input) => readManaged({ ctx, of: featuredManaged, input }),
  save: (ctx, input) => saveFeaturedCategories({ ctx, input }),
});

/** A handler of a removal or an order, which answers nothing. */
const doing =
  <Input>(verb: (given: { ctx: Context; input: Input }) => Promise<void>) =>
  async (given: { ctx: Context; input: Input }) => {
    await verb(given);
    return DONE;
  };

interface Removal {
  params: { id: number };
  query: { version: number };
}

const ofRemoval = ({ params, query }: Removal) => ({ ...params, ...query });

export const homeDeskHandlers: HandlersOf<typeof homeDeskEndpoints> = {
  listDeskBanners: banners.list,
  readBanner: banners.read,
  addBanner: banners.add,
  saveBanner: banners.save,
  removeBanner: doing(({ ctx, input }) => removeBanner({ ctx, input: ofRemoval(input) })),
  orderBanners: doing(({ ctx, input }) => orderBanners({ ctx, input: input.body })),
  listDeskHomeSections: sections.list,
  readHomeSection: sections.read,
  saveHomeSection: sections.save,
  orderHomeSections: doing(({ ctx, input }) => orderHomeSections({ ctx, input: input.body })),
  listDeskAnnouncements: announcements.list,
  readAnnouncement: announcements.read,
  addAnnouncement: announcements.add,
  saveAnnouncement: announcements.save,
  removeAnnouncement: doing(({ ctx, input }) =>
    removeAnnouncement({ ctx, input: ofRemoval(input) }),
  ),
  listDeskPopupPictures: popups.list,
  readPopupPicture: popups.read,
  addPopupPicture: popups.add,
  savePopupPicture: popups.save,
  removePopupPicture: doing(({ ctx, input }) =>
    removePopupPicture({ ctx, input: ofRemoval(input) }),
  ),
  orderPopupPictures: doing(({ ctx, input }) => orderPopupPictures({ ctx, input: input.body })),
  listDeskFeaturedCategories: featured.list,
  readFeaturedCategories: featured.read,
  saveFeaturedCategories: featured.save,
};
