import type { homeEndpoints } from '../../contract/content/home.ts';
import type { homePageEndpoints } from '../../contract/content/home-page.ts';
import { getAnnouncement, listPopupPictures } from '../domain/catalogue/home/frame-content.ts';
import { listBanners, listStatistics } from '../domain/catalogue/home/home-content.ts';
import { listHomeProducts } from '../domain/catalogue/home/list-home-products.ts';
import { listPageSections } from '../domain/catalogue/home/list-page-sections.ts';
import { listSections } from '../domain/catalogue/home/list-sections.ts';
import { listHomeBlogs } from '../domain/content/blogs/list-home-blogs.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const homeHandlers: HandlersOf<typeof homeEndpoints> = {
  listBanners: async ({ ctx, input }) => ({
    ...DONE,
    data: await listBanners({ ctx, input: input.query }),
  }),
  listSections: async ({ ctx, input }) => ({
    ...DONE,
    data: await listSections({ ctx, input: { slot: input.query.type } }),
  }),
  listLowerSections: async ({ ctx }) => ({
    ...DONE,
    data: await listSections({ ctx, input: { slot: 'foot' } }),
  }),
  listNewArrivals: async ({ ctx }) => ({
    ...DONE,
    data: await listHomeProducts({ ctx, input: { list: 'new_arrivals' } }),
  }),
  listMustTry: async ({ ctx }) => ({
    ...DONE,
    data: await listHomeProducts({ ctx, input: { list: 'must_try' } }),
  }),
  listBestOfAllTime: async ({ ctx }) => ({
    ...DONE,
    data: await listHomeProducts({ ctx, input: { list: 'best_of_all_time' } }),
  }),
  listHomeBlogs: async ({ ctx }) => ({ ...DONE, data: await listHomeBlogs({ ctx }) }),
  listStatistics: async ({ ctx }) => ({ ...DONE, data: await listStatistics({ ctx }) }),
};

export const homePageHandlers: HandlersOf<typeof homePageEndpoints> = {
  listHomeSections: async ({ ctx }) => ({ ...DONE, data: await listPageSections({ ctx }) }),
  getAnnouncement: async ({ ctx }) => ({ ...DONE, data: await getAnnouncement({ ctx }) }),
  listPopupPictures: async ({ ctx }) => ({ ...DONE, data: await listPopupPictures({ ctx }) }),
};
