import type { noteEndpoints } from '../../contract/staff/notes.ts';
import { addNote, listNotes } from '../domain/desk/notes.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const noteHandlers: HandlersOf<typeof noteEndpoints> = {
  listNotes: async ({ ctx, input: { params, query } }) => {
    const paging = { page: query.page, pageSize: query.page_size };
    const input = { kind: params.kind, id: Number(params.id), ...paging };
    return { ...DONE, ...(await listNotes({ ctx, input })) };
  },
  addNote: async ({ ctx, input: { params, body } }) => {
    const input = { kind: params.kind, id: Number(params.id), ...body };
    return { ...DONE, data: await addNote({ ctx, input }) };
  },
};
