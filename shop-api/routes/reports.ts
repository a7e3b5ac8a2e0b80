import type { reportEndpoints } from '../../contract/staff/reports.ts';
import { getReport } from '../domain/staff/reports/get-report.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const reportHandlers: HandlersOf<typeof reportEndpoints> = {
  getReport: async ({ ctx, input }) => ({
    ...DONE,
    data: await getReport({ ctx, input: input.query }),
  }),
};
