import { object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { givenRupees } from '../kit/fields.ts';
import { done, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { orderApiMessages } from '../messages/orders.ts';

/** The call that turns an unpaid online order into a cash order; a row of `orderEndpoints`. */
export const payOnDeliveryEndpoint = endpoint({
  summary: 'Pay an order on delivery that waits for its online payment; beside the specification',
  method: 'POST',
  path: '/orders/{orderId}/pay-on-delivery/',
  access: 'customer',
  /** As displayed: the amounts of the order, or of its `price_change`. */
  body: object({
    amount: givenRupees('Amount').required(fieldMessages.required('Amount')),
    shipping_amount: givenRupees('Shipping').required(fieldMessages.required('Shipping')),
    tax_amount: givenRupees('Taxes').required(orderApiMessages.taxesRequired),
  }),
  answer: object({ ...done, message: text(), order_id: text() }),
});
