import type { orderEndpoints } from '../../contract/orders.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const orderHandlers: HandlersOf<typeof orderEndpoints> = {
  placeOrder: notBuiltYet,
  getOrderPaymentLink: notBuiltYet,
  editOrderPaymentLink: notBuiltYet,
  listOrders: notBuiltYet,
  getOrder: notBuiltYet,
  getInvoicePdf: notBuiltYet,
};
