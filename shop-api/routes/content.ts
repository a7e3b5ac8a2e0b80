import type { blogEndpoints } from '../../contract/content/blogs.ts';
import type { contentEndpoints } from '../../contract/content/content.ts';
import type { eventEndpoints } from '../../contract/content/events.ts';
import type { landingPageEndpoints } from '../../contract/content/landing-pages.ts';
import type { storeEndpoints } from '../../contract/content/stores.ts';
import type { vaidyaEndpoints } from '../../contract/content/vaidyas.ts';
import { getBlog } from '../domain/content/blogs/get-blog.ts';
import { listBlogs } from '../domain/content/blogs/list-blogs.ts';
import { getEvent, listEvents } from '../domain/content/events.ts';
import { getLandingPage, listLandingPages } from '../domain/content/landing-pages.ts';
import { getPageText, listFaqs, listPartners } from '../domain/content/pages.ts';
import { listStores } from '../domain/content/stores.ts';
import { listVaidyas } from '../domain/content/vaidyas.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const storeHandlers: HandlersOf<typeof storeEndpoints> = {
  listStores: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listStores({ ctx, input: input.query })),
  }),
};

export const vaidyaHandlers: HandlersOf<typeof vaidyaEndpoints> = {
  listVaidyas: async ({ ctx, input }) => ({
    ...DONE,
    data: await listVaidyas({ ctx, input: input.query }),
  }),
};

export const landingPageHandlers: HandlersOf<typeof landingPageEndpoints> = {
  listLandingPages: async ({ ctx, input }) => ({
    ...DONE,
    data: await listLandingPages({ ctx, input: input.query }),
  }),
  getLandingPage: async ({ ctx, input }) => ({
    ...DONE,
    data: await getLandingPage({ ctx, input: { ...input.params, ...input.query } }),
  }),
};

export const blogHandlers: HandlersOf<typeof blogEndpoints> = {
  listBlogs: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listBlogs({ ctx, input: input.query })),
  }),
  getBlog: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getBlog({ ctx, input: { blogId: input.params.id } })),
  }),
};

export const eventHandlers: HandlersOf<typeof eventEndpoints> = {
  listEvents: async ({ ctx, input }) => ({
    ...DONE,
    events: await listEvents({ ctx, input: input.query }),
  }),
  getEvent: async ({ ctx, input }) => ({
    ...DONE,
    event: await getEvent({ ctx, input: { eventId: input.params.id, ...input.query } }),
  }),
};

export const contentHandlers: HandlersOf<typeof contentEndpoints> = {
  getContentPage: async ({ ctx, input }) => ({
    ...DONE,
    data: await getPageText({ ctx, input: { ...input.params, ...input.query } }),
  }),
  listFaqs: async ({ ctx, input }) => ({
    ...DONE,
    data: await listFaqs({ ctx, input: input.query }),
  }),
  listPartners: async ({ ctx }) => ({ ...DONE, data: await listPartners({ ctx }) }),
};
