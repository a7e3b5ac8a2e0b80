import { returnApiMessages } from '../../contract/messages/returns.ts';
import type { returnEndpoints } from '../../contract/returns/returns.ts';
import { askForReturn } from '../domain/returns/ask-for-return.ts';
import { listReturns } from '../domain/returns/list-returns.ts';
import { moveReturn } from '../domain/returns/move-return.ts';
import { getReturnPhoto } from '../domain/returns/return-photos.ts';
import { withdrawReturn } from '../domain/returns/withdraw-return.ts';
import { sentReturns } from '../domain/staff/sent-returns.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';

const staffReturns = sentHandlers(sentReturns);

export const returnHandlers: HandlersOf<typeof returnEndpoints> = {
  listReturns: async ({ ctx, input }) => ({
    ...DONE,
    data: await listReturns({ ctx, input: { orderId: input.params.orderId } }),
  }),
  askForReturn: async ({ ctx, input }) => {
    const { product_id: productId, photos: files, ...rest } = input.body;
    const photos = await Promise.all(files.map((file) => file.bytes()));
    const { orderId } = input.params;
    const id = await askForReturn({ ctx, input: { ...rest, orderId, productId, photos } });
    return { ...DONE, message: returnApiMessages.received, data: { id } };
  },
  withdrawReturn: async ({ ctx, input }) => {
    await withdrawReturn({ ctx, input: { id: input.params.returnId } });
    return { ...DONE, message: returnApiMessages.withdrawn };
  },
  getReturnPhoto: ({ ctx, input }) => {
    const { photoId: id, size } = input.params;
    return getReturnPhoto({ ctx, input: { id, size } });
  },
  listStaffReturns: staffReturns.list,
  getStaffReturn: staffReturns.read,
  moveReturn: async ({ ctx, input }) => {
    const { to, answer, restock } = input.body;
    const productName = await moveReturn({
      ctx,
      input: { id: input.params.returnId, to, answer, restock },
    });
    return { ...DONE, return_state: to, product_name: productName };
  },
};
