import type { searchEndpoints } from '../../contract/catalogue/search.ts';
import { explainSearchQuery } from '../domain/catalogue/manage/search-concepts.ts';
import { suggestProducts } from '../domain/catalogue/suggest-products.ts';
import { listSearchQueries } from '../domain/staff/list-search-queries.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const searchHandlers: HandlersOf<typeof searchEndpoints> = {
  suggestProducts: async ({ ctx, input }) => ({
    ...DONE,
    data: await suggestProducts({ ctx, input: input.query }),
  }),
  listSearchQueries: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listSearchQueries({ ctx, input: input.query })),
  }),
  explainSearchQuery: async ({ ctx, input }) => ({
    ...DONE,
    ...(await explainSearchQuery({ ctx, input: input.body })),
  }),
};
