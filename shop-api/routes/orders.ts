import type { orderEndpoints } from '../../contract/orders.ts';
import { getCreditNotePdf } from '../domain/invoice/get-credit-note-pdf.ts';
import { getInvoicePdf } from '../domain/invoice/get-invoice-pdf.ts';
import { cancelOrder } from '../domain/order/cancel-order.ts';
import { getOrder } from '../domain/order/get-order.ts';
import { listOrders } from '../domain/order/list-orders.ts';
import { moveOrder } from '../domain/order/move-order.ts';
import { placeOrder } from '../domain/order/place-order.ts';
import { reorder } from '../domain/order/reorder.ts';
import { STATUS_OF, stateOf } from '../domain/order/statuses.ts';
import type { PaymentPage } from '../domain/payment/open-payment.ts';
import { payOnline } from '../domain/payment/pay-online.ts';
import { payOrder } from '../domain/payment/pay-order.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const orderHandlers: HandlersOf<typeof orderEndpoints> = {
  placeOrder: async ({ ctx, input }) => {
    const { number } = await placeOrder({ ctx, input: input.body });
    return { ...DONE, message: `Thank you! Your order ${number} is placed.`, order_id: number };
  },
  getOrderPaymentLink: async ({ ctx, input }) =>
    linkTo(await payOnline({ ctx, input: input.body })),
  editOrderPaymentLink: async ({ ctx, input }) => {
    const { order_id: orderId, shipping_amount: shipping, tax_amount: tax, amount } = input.body;
    return linkTo(await payOrder({ ctx, input: { orderId, shipping, tax, amount } }));
  },
  listOrders: async ({ ctx, input }) => {
    const { page_size: pageSize, ...rest } = input.query;
    return { ...DONE, ...(await listOrders({ ctx, input: { pageSize, ...rest } })) };
  },
  getOrder: async ({ ctx, input }) => ({
    ...DONE,
    data: await getOrder({ ctx, input: { id: input.params.orderId } }),
  }),
  cancelOrder: async ({ ctx, input }) => {
    await cancelOrder({ ctx, input: { id: input.params.orderId } });
    return { ...DONE, message: 'Your order has been cancelled.' };
  },
  reorder: async ({ ctx, input }) => ({
    ...DONE,
    data: await reorder({ ctx, input: { id: input.params.orderId } }),
  }),
  moveOrder: async ({ ctx, input }) => {
    const move = { id: input.params.orderId, to: stateOf(input.body.to) };
    return { ...DONE, order_status: STATUS_OF[(await moveOrder({ ctx, input: move })).state] };
  },
  getInvoicePdf: ({ ctx, input }) =>
    getInvoicePdf({ ctx, input: { orderNumber: input.query.source_doc } }),
  getCreditNotePdf: ({ ctx, input }) =>
    getCreditNotePdf({ ctx, input: { orderNumber: input.query.source_doc } }),
};

function linkTo({ txnid, url }: PaymentPage) {
  return { ...DONE, txn_id: txnid, payment_url: url };
}
