import { toPaise, toRupees } from '../../contract/shop/money.ts';
import type { staffOrderEndpoints } from '../../contract/staff/orders.ts';
import { correctReceiver } from '../domain/orders/correct-receiver.ts';
import { correctShipment } from '../domain/orders/correct-shipment.ts';
import { getInvoicesPdf } from '../domain/orders/invoices/get-documents.ts';
import { refundPart } from '../domain/returns/refund-part.ts';
import { readPackedOrders } from '../domain/staff/read-packed-orders.ts';
import { sentOrders } from '../domain/staff/sent-orders.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';
import { shipmentOf } from './orders.ts';

const staffOrders = sentHandlers(sentOrders);

export const staffOrderHandlers: HandlersOf<typeof staffOrderEndpoints> = {
  listStaffOrders: staffOrders.list,
  getStaffOrder: staffOrders.read,
  listPackedOrders: async ({ ctx, input }) => ({
    ...DONE,
    data: await readPackedOrders({ ctx, input: input.query }),
  }),
  getInvoicesPdf: ({ ctx, input }) => getInvoicesPdf({ ctx, input: input.query }),
  correctReceiver: async ({ ctx, input }) => {
    const { full_name: fullName, ...given } = input.body;
    const corrected = { id: input.params.orderId, fullName, ...given };
    const { number } = await correctReceiver({ ctx, input: corrected });
    return { ...DONE, order_id: number };
  },
  refundPart: async ({ ctx, input }) => {
    const { lines, amount, ...given } = input.body;
    const pieces = lines.map(({ product_id: productId, ...line }) => ({ productId, ...line }));
    const wanted = { ...given, lines: pieces, amountPaise: toPaise(amount) };
    const refund = await refundPart({ ctx, input: { id: input.params.orderId, ...wanted } });
    return {
      ...DONE,
      order_id: refund.number,
      refund_amt: toRupees(refund.refundPaise),
      gift_voucher_amt: toRupees(refund.giftCardPaise),
    };
  },
  correctShipment: async ({ ctx, input }) => {
    const corrected = { id: input.params.orderId, shipment: shipmentOf(input.body) };
    const { number } = await correctShipment({ ctx, input: corrected });
    return { ...DONE, order_id: number };
  },
};
