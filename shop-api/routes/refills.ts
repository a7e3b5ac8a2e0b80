import { refillMessages } from '../../contract/messages/refills.ts';
import type { refillEndpoints } from '../../contract/orders/refills.ts';
import { isoDayInIndia } from '../domain/kernel/india-time.ts';
import { listRefills } from '../domain/orders/refills/list-refills.ts';
import { endRefill } from '../domain/orders/refills/refill-mails.ts';
import { saveRefill } from '../domain/orders/refills/save-refill.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const refillHandlers: HandlersOf<typeof refillEndpoints> = {
  listRefills: async ({ ctx, input }) => {
    const { hasMailbox, refills } = await listRefills({ ctx, input: input.params });
    return { ...DONE, has_mailbox: hasMailbox, data: refills };
  },
  saveRefill: async ({ ctx, input }) => {
    const { days } = input.body;
    const dueAt = await saveRefill({ ctx, input: { productId: input.params.id, days } });
    return { ...DONE, comes: dueAt && isoDayInIndia(dueAt) };
  },
  endRefills: async ({ ctx, input }) => {
    await endRefill({ ctx, input: input.params });
    return { ...DONE, message: refillMessages.ended };
  },
};
