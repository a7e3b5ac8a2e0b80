import type { homeDeskEndpoints } from '../../contract/content/desk-home.ts';
import {
  featuredManaged,
  listFeatured,
  saveFeaturedCategories,
} from '../domain/catalogue/home/manage/featured-categories.ts';
import { sectionManaged } from '../domain/catalogue/home/manage/home-section.ts';
import { listDeskHomeSections } from '../domain/catalogue/home/manage/list-home-sections.ts';
import {
  orderHomeSections,
  saveHomeSection,
} from '../domain/catalogue/home/manage/save-home-section.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

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

export const homeDeskHandlers: HandlersOf<typeof homeDeskEndpoints> = {
  listDeskHomeSections: sections.list,
  readHomeSection: sections.read,
  saveHomeSection: sections.save,
  orderHomeSections: async ({ ctx, input }) => {
    await orderHomeSections({ ctx, input: input.body });
    return DONE;
  },
  listDeskFeaturedCategories: featured.list,
  readFeaturedCategories: featured.read,
  saveFeaturedCategories: featured.save,
};
