import type { trailEndpoints } from '../../contract/staff/trail.ts';
import { listSent } from '../domain/desk/list-sent.ts';
import { entryReaders } from '../domain/entry-readers.ts';
import { sentTrail } from '../domain/staff/sent-trail.ts';
import { listTrail } from '../domain/trail/list-trail.ts';
import { readEntryVersion } from '../domain/trail/read-version.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const trailHandlers: HandlersOf<typeof trailEndpoints> = {
  listWholeTrail: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listSent({ ctx, of: sentTrail, input: input.query })),
  }),
  listTrail: async ({ ctx, input: { params, query } }) => {
    const input = { ...params, page: query.page, pageSize: query.page_size };
    return { ...DONE, ...(await listTrail({ ctx, input })) };
  },
  readVersion: async ({ ctx, input: { params } }) => ({
    ...DONE,
    data: await readEntryVersion({
      ctx,
      readers: entryReaders,
      input: { ...params, version: Number(params.version) },
    }),
  }),
};
