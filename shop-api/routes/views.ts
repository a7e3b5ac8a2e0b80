import type { viewEndpoints } from '../../contract/staff/views.ts';
import { listViews, removeView, saveView } from '../domain/desk/saved-views.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const viewHandlers: HandlersOf<typeof viewEndpoints> = {
  listViews: async ({ ctx, input: { params } }) => ({
    ...DONE,
    data: await listViews({ ctx, input: params }),
  }),
  saveView: async ({ ctx, input: { params, body } }) => ({
    ...DONE,
    data: await saveView({ ctx, input: { ...params, ...body } }),
  }),
  removeView: async ({ ctx, input: { params } }) => {
    await removeView({ ctx, input: { ...params, id: Number(params.id) } });
    return DONE;
  },
};
