import type { searchEndpoints } from '../../contract/catalogue/search.ts';
import { suggestProducts } from '../domain/catalogue/suggest-products.ts';
import { listSearchConcepts } from '../domain/staff/list-search-concepts.ts';
import { listSearchQueries } from '../domain/staff/list-search-queries.ts';
import { saveSearchConcept } from '../domain/staff/save-search-concept.ts';
import type { HandlersOf } from '../http/handler.ts';
import { DONE } from '../http/handler.ts';

export const searchHandlers: HandlersOf<typeof searchEndpoints> = {
  suggestProducts: async ({ ctx, input }) => ({
    ...DONE,
    data: await suggestProducts({ ctx, input: input.query }),
  }),
  listSearchQueries: async ({ ctx, input }) => {
    const { page, page_size: pageSize } = input.query;
    return { ...DONE, ...(await listSearchQueries({ ctx, input: { page, pageSize } })) };
  },
  listSearchConcepts: async ({ ctx, input }) => {
    const { page_size: pageSize, ...rest } = input.query;
    return { ...DONE, ...(await listSearchConcepts({ ctx, input: { pageSize, ...rest } })) };
  },
  saveSearchConcept: async ({ ctx, input }) => ({
    ...DONE,
    data: await saveSearchConcept({ ctx, input: input.body }),
  }),
};
