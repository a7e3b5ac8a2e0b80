import type { templateDeskEndpoints } from '../../contract/content/desk-templates.ts';
import {
  listDeskTemplates,
  previewTemplate,
  readDeskTemplate,
  saveTemplate,
} from '../domain/mail/manage/template-desk.ts';
import { answerOf } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const templateDeskHandlers: HandlersOf<typeof templateDeskEndpoints> = {
  listDeskTemplates: async ({ ctx, input: { query } }) => ({
    ...DONE,
    ...(await listDeskTemplates({ ctx, input: query })),
  }),
  readTemplate: async ({ ctx, input: { params } }) => ({
    ...DONE,
    ...(await readDeskTemplate({ ctx, input: params })),
  }),
  saveTemplate: async ({ ctx, input: { params, body } }) =>
    answerOf(await saveTemplate({ ctx, input: { ...params, ...body } })),
  previewTemplate: async ({ ctx, input: { params, body } }) => ({
    ...DONE,
    data: await previewTemplate({ ctx, input: { ...params, ...body } }),
  }),
};
