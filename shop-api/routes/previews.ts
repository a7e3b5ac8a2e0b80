import type { previewEndpoints } from '../../contract/content/previews.ts';
import { previewKinds } from '../domain/previews.ts';
import { getPreview, makePreview } from '../domain/trail/previews.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const previewHandlers: HandlersOf<typeof previewEndpoints> = {
  makePreview: async ({ ctx, input: { body } }) => ({
    ...DONE,
    path: await makePreview({ ctx, kinds: previewKinds, input: body }),
  }),
  getPreview: async ({ ctx, input: { params, query } }) => ({
    ...DONE,
    data: await getPreview({ ctx, kinds: previewKinds, input: { ...params, ...query } }),
  }),
};
