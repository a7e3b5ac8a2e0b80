import { stateOf } from '../../contract/orders/order-states.ts';
import type { staffOrderEndpoints } from '../../contract/staff/orders.ts';
import { correctShipment } from '../domain/orders/correct-shipment.ts';
import { getStaffOrder } from '../domain/staff/get-staff-order.ts';
import { listStaffOrders } from '../domain/staff/list-staff-orders.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { shipmentOf } from './orders.ts';

export const staffOrderHandlers: HandlersOf<typeof staffOrderEndpoints> = {
  listStaffOrders: async ({ ctx, input }) => {
    const { page, page_size: pageSize, status, search } = input.query;
    const state = status && stateOf(status);
    const wanted = { page, pageSize, state, search };
    return { ...DONE, ...(await listStaffOrders({ ctx, input: wanted })) };
  },
  getStaffOrder: async ({ ctx, input }) => ({
    ...DONE,
    data: await getStaffOrder({ ctx, input: { id: input.params.orderId } }),
  }),
  correctShipment: async ({ ctx, input }) => {
    const corrected = { id: input.params.orderId, shipment: shipmentOf(input.body) };
    const { number } = await correctShipment({ ctx, input: corrected });
    return { ...DONE, order_id: number };
  },
};
