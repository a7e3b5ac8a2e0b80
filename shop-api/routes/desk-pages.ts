import type { pageDeskEndpoints } from '../../contract/content/page-desk.ts';
import { listDeskPages, managedPage, savePage } from '../domain/content/manage/page-desk.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { answerOf } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const pageDeskHandlers: HandlersOf<typeof pageDeskEndpoints> = {
  listDeskPages: async ({ ctx, input: { query } }) => ({
    ...DONE,
    ...(await listDeskPages({ ctx, input: query })),
  }),
  readPage: async ({ ctx, input: { params } }) => ({
    ...DONE,
    ...(await readManaged({ ctx, of: managedPage, input: params })),
  }),
  savePage: async ({ ctx, input: { params, body } }) =>
    answerOf(await savePage({ ctx, input: { ...params, ...body } })),
};
