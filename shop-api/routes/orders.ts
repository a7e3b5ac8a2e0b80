import type { InferType } from 'yup';
import { orderApiMessages } from '../../contract/messages/orders.ts';
import { englishText } from '../../contract/messages/text-with-values.ts';
import type { shipmentFields } from '../../contract/orders/order-moves.ts';
import { STATUS_OF, stateOf } from '../../contract/orders/order-states.ts';
import type { orderEndpoints } from '../../contract/orders/orders.ts';
import { getUsedBusiness } from '../domain/orders/billing.ts';
import { cancelOrder } from '../domain/orders/cancel-order.ts';
import { getOrder } from '../domain/orders/get-order.ts';
import { getCreditNotePdf, getInvoicePdf } from '../domain/orders/invoices/get-documents.ts';
import { listOrders } from '../domain/orders/list-orders.ts';
import { moveOrder } from '../domain/orders/move-order.ts';
import { payOnDelivery } from '../domain/orders/pay-on-delivery.ts';
import { payOnline } from '../domain/orders/pay-online.ts';
import { payOrder } from '../domain/orders/pay-order.ts';
import { placeOrder } from '../domain/orders/place-order.ts';
import { reorder } from '../domain/orders/reorder.ts';
import { trackOrder } from '../domain/orders/track-order.ts';
import type { PaymentPage } from '../domain/payments/open-payment.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const orderHandlers: HandlersOf<typeof orderEndpoints> = {
  placeOrder: async ({ ctx, input }) => {
    const { number } = await placeOrder({ ctx, input: input.body });
    return { ...DONE, message: englishText(orderApiMessages.placed(number)), order_id: number };
  },
  getOrderPaymentLink: async ({ ctx, input }) =>
    linkTo(await payOnline({ ctx, input: input.body })),
  editOrderPaymentLink: async ({ ctx, input }) => {
    const { order_id: orderId, shipping_amount: shipping, tax_amount: tax, amount } = input.body;
    return linkTo(await payOrder({ ctx, input: { orderId, shipping, tax, amount } }));
  },
  payOnDelivery: async ({ ctx, input }) => {
    const { shipping_amount: shipping, tax_amount: tax, amount } = input.body;
    const accepted = { orderId: input.params.orderId, shipping, tax, amount };
    const { number } = await payOnDelivery({ ctx, input: accepted });
    return { ...DONE, message: englishText(orderApiMessages.placed(number)), order_id: number };
  },
  getUsedBusiness: async ({ ctx }) => ({ ...DONE, data: await getUsedBusiness({ ctx }) }),
  listOrders: async ({ ctx, input }) => {
    const { page_size: pageSize, ...rest } = input.query;
    return { ...DONE, ...(await listOrders({ ctx, input: { pageSize, ...rest } })) };
  },
  getOrder: async ({ ctx, input }) => ({
    ...DONE,
    data: await getOrder({ ctx, input: { id: input.params.orderId } }),
  }),
  trackOrder: async ({ ctx, input }) => ({
    ...DONE,
    data: await trackOrder({ ctx, input: input.params }),
  }),
  cancelOrder: async ({ ctx, input }) => {
    await cancelOrder({ ctx, input: { id: input.params.orderId } });
    return { ...DONE, message: orderApiMessages.cancelled };
  },
  reorder: async ({ ctx, input }) => ({
    ...DONE,
    data: await reorder({ ctx, input: { id: input.params.orderId } }),
  }),
  moveOrder: async ({ ctx, input }) => {
    const { to, reason, restock, code, without_code: withoutCode = '', ...given } = input.body;
    const shipment = shipmentOf(given);
    const handover = { code, withoutCode };
    const move = { id: input.params.orderId, to: stateOf(to), shipment, reason, handover, restock };
    const { number, state } = await moveOrder({ ctx, input: move });
    return { ...DONE, order_id: number, order_status: STATUS_OF[state] };
  },
  getInvoicePdf: ({ ctx, input }) =>
    getInvoicePdf({ ctx, input: { orderNumber: input.query.source_doc } }),
  getCreditNotePdf: ({ ctx, input }) =>
    getCreditNotePdf({
      ctx,
      input: { orderNumber: input.query.source_doc, number: input.query.number },
    }),
};

/** Returns a shipment as verbs take it; undefined where none is given. */
export function shipmentOf({
  carrier,
  tracking_number: trackingNumber,
}: InferType<typeof shipmentFields>) {
  return carrier && trackingNumber ? { carrier, trackingNumber } : undefined;
}

function linkTo({ txnid, url }: PaymentPage) {
  return { ...DONE, txn_id: txnid, payment_url: url };
}
