import { orderApi } from '@/lib/api-routes/orders';
import type { MessageAnswer } from '@/lib/view/session';
import { sendJson } from './http';

/*
 * The order actions of a customer. Every function makes one request and throws ApiError. Imports
 * ky: `import()` this module.
 */

/** Cancels an order that is not packed yet. Returns the shop's message. @throws ApiError */
export async function postCancelOrder(id: number): Promise<string> {
  return (await sendJson<MessageAnswer>('post', orderApi.cancelOrder(id), { body: {} })).message;
}

/** Puts an order's goods into the cart again. Returns the path of the cart. @throws ApiError */
export async function postReorder(id: number, surface: string): Promise<string> {
  const path = orderApi.reorder(id);
  return (await sendJson<{ url: string }>('post', path, { body: { surface } })).url;
}

interface ToPay {
  /** In rupees, as displayed. */
  amount: number;
  surface: string;
}

/** Accepts an order at the displayed amount. Returns its payment page's path. @throws ApiError */
export async function postPayOrder(id: number, { amount, surface }: ToPay): Promise<string> {
  const path = orderApi.payOrder(id);
  const body = { amount, surface };
  return (await sendJson<{ url: string }>('post', path, { body })).url;
}

/** Makes an unpaid online order a cash order. Returns the path of the orders. @throws ApiError */
export async function postPayOnDelivery(id: number, body: ToPay): Promise<string> {
  return (await sendJson<{ url: string }>('post', orderApi.payOnDelivery(id), { body })).url;
}
