import type { refundEndpoints } from '../../contract/refunds.ts';
import { listRefundsDue } from '../domain/refund/list-refunds-due.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const refundHandlers: HandlersOf<typeof refundEndpoints> = {
  listRefundsDue: async ({ ctx, input }) => {
    const { page, page_size: pageSize } = input.query;
    return { ...DONE, ...(await listRefundsDue({ ctx, input: { page, pageSize } })) };
  },
};
