import type { searchDeskEndpoints } from '../../contract/catalogue/desk-search.ts';
import { listSearchConcepts } from '../domain/catalogue/manage/list-search-concepts.ts';
import { MANAGED_CONCEPTS } from '../domain/catalogue/manage/managed-concepts.ts';
import {
  explainSearchQuery,
  removeSearchConcept,
  saveSearchConcept,
} from '../domain/catalogue/manage/save-search-concept.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const concepts = deskHandlers({
  list: (ctx, input: Parameters<typeof listSearchConcepts>[0]['input']) =>
    listSearchConcepts({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: MANAGED_CONCEPTS, input }),
  save: (ctx, input) => saveSearchConcept({ ctx, input }),
});

export const searchDeskHandlers: HandlersOf<typeof searchDeskEndpoints> = {
  listSearchConcepts: concepts.list,
  readSearchConcept: concepts.read,
  addSearchConcept: concepts.add,
  saveSearchConcept: concepts.save,
  removeSearchConcept: async ({ ctx, input: { params, query } }) => {
    await removeSearchConcept({ ctx, input: { ...params, ...query } });
    return DONE;
  },
  explainSearchQuery: async ({ ctx, input }) => ({
    ...DONE,
    ...(await explainSearchQuery({ ctx, input: input.body })),
  }),
};
