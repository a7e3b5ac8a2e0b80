import type { gstEndpoints } from '../../contract/staff/gst.ts';
import type { reportEndpoints } from '../../contract/staff/reports.ts';
import { getGstFile, getGstReturn } from '../domain/staff/gst/get-gst.ts';
import { getReport } from '../domain/staff/reports/get-report.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const reportHandlers: HandlersOf<typeof reportEndpoints> = {
  getReport: async ({ ctx, input }) => ({
    ...DONE,
    data: await getReport({ ctx, input: input.query }),
  }),
};

export const gstHandlers: HandlersOf<typeof gstEndpoints> = {
  getGstReturn: async ({ ctx, input }) => ({
    ...DONE,
    data: await getGstReturn({ ctx, input: input.params }),
  }),
  getGstFile: ({ ctx, input }) => getGstFile({ ctx, input: input.params }),
};
