import type { takingEndpoints } from '../../contract/staff/takings.ts';
import { markTakings } from '../domain/staff/takings/mark-takings.ts';
import { sentTakings } from '../domain/staff/takings/sent-takings.ts';
import { takingsByDay } from '../domain/staff/takings/takings-by-day.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';

const takings = sentHandlers(sentTakings);

export const takingHandlers: HandlersOf<typeof takingEndpoints> = {
  listTakings: takings.list,
  getTaking: takings.read,
  getTakingsByDay: async ({ ctx, input }) => ({
    ...DONE,
    data: await takingsByDay({ ctx, input: input.query }),
  }),
  markTakings: async ({ ctx, input }) => ({
    ...DONE,
    data: await markTakings({ ctx, input: input.body }),
  }),
};
