import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { done } from '../kit/shapes.ts';
import { orderDetail, orderLine } from './order.ts';

/** What whoever has the link of a message may know of an order: neither who gets it, nor what it costs. */
const trackedOrder = orderDetail
  .pick([
    'id',
    'order_id',
    'order_status',
    'timeline',
    'shipment',
    'expected_by',
    'is_paid',
    'pay_type',
    'replaced_by',
    'is_collected',
    'collect',
  ])
  .shape({
    goods: array(
      orderLine
        .pick(['id', 'product_name', 'translations', 'product_image'])
        .shape({ quantity: number().integer().min(1).required() }),
    ).required(),
  });
export type TrackedOrder = InferType<typeof trackedOrder>;

/** Not in the specification. */
export const trackOrderEndpoint = endpoint({
  summary: 'Where an order stands, for whoever has the signed link of a message about it',
  method: 'GET',
  path: '/track/{token}/',
  access: 'public',
  params: object({ token: string().max(100).required() }),
  answer: object({ ...done, data: trackedOrder }),
});
