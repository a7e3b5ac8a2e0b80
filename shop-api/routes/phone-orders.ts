import type { phoneOrderEndpoints } from '../../contract/orders/phone-order-desk.ts';
import { getBill } from '../domain/orders/by-phone/get-bill.ts';
import { placeByPhone } from '../domain/orders/by-phone/place-by-phone.ts';
import { moveHandler } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const phoneOrderHandlers: HandlersOf<typeof phoneOrderEndpoints> = {
  placePhoneOrder: moveHandler(placeByPhone),
  getPhoneOrderBill: async ({ ctx, input: { params } }) => ({
    ...DONE,
    ...(await getBill({ ctx, input: params })),
  }),
};
