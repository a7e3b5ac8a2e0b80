import type { homeEndpoints } from '../../contract/home.ts';
import { listBanners } from '../domain/home/list-banners.ts';
import { listHomeBlogs } from '../domain/home/list-home-blogs.ts';
import { listHomeProducts } from '../domain/home/list-home-products.ts';
import { listSections } from '../domain/home/list-sections.ts';
import { listStatistics } from '../domain/home/list-statistics.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const homeHandlers: HandlersOf<typeof homeEndpoints> = {
  listBanners: async ({ ctx, input }) => ({
    ...DONE,
    data: await listBanners({ ctx, input: input.query }),
  }),
  listSections: async ({ ctx, input }) => ({
    ...DONE,
    data: await listSections({ ctx, input: { place: input.query.type } }),
  }),
  listLowerSections: async ({ ctx }) => ({
    ...DONE,
    data: await listSections({ ctx, input: { place: 'foot' } }),
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
