import { ApiError } from '@/lib/api-error';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { ShopperCart } from '@/lib/view/cart';
import { type CartJob, notifyOutcome } from './cart-jobs';
import { CartQueue } from './cart-queue';
import { displayedCart } from './displayed-cart';
import { getJson, sendJson } from './http';
import { reachStep } from './reach-step';
import { updateSession } from './session-store';
import { type EventGoods, tell } from './shop-events';
import { notifyOtherTabs } from './tabs';

/** The cart of this tab. */
export const cartQueue = new CartQueue({
  send,
  show: displayedCart.set,
  // Not with every display: a pending tap displays the last answer, whose session may be outdated.
  onAnswer: ({ session }) => updateSession(session),
  onSettled: (job, error) => {
    notifyOutcome(job, error);
    if (job.kind === 'add' && error === undefined) {
      reachStep('cart');
      tell({ name: 'added', goods: addedGoods(job) });
    }
    if (job.kind !== 'read') notifyOtherTabs();
  },
});

/** What was added, at the price of its line. */
function addedGoods({ productId: id, quantity }: Extract<CartJob, { kind: 'add' }>): EventGoods[] {
  const lines = displayedCart.get()?.cart.cart_items ?? [];
  const line = lines.find(({ product_id: product }) => product === id);
  return line ? [{ id, price: line.selling_price, quantity }] : [];
}

async function send(job: CartJob, key: string, signal: AbortSignal): Promise<ShopperCart> {
  try {
    return await request(job, { key, signal });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('network', 'The request could not be made', { cause: error });
  }
}

/** Sends one job. */
function request(job: CartJob, sent: { key: string; signal: AbortSignal }): Promise<ShopperCart> {
  switch (job.kind) {
    case 'read':
      return getJson(shoppingApi.cart());
    case 'add': {
      const body = { pid: job.productId, quantity: job.quantity };
      return sendJson('post', shoppingApi.cart(), { body, ...sent });
    }
    case 'change':
      return sendJson('patch', shoppingApi.cartLine(job.lineId), {
        body: { quantity: job.quantity },
        ...sent,
      });
    case 'remove':
      return sendJson('delete', shoppingApi.cartLine(job.lineId), sent);
    case 'gift':
      return sendJson('post', shoppingApi.gift(), { body: job.choice, ...sent });
    case 'voucher':
      return sendJson('post', shoppingApi.voucher(), { body: { code: job.code }, ...sent });
  }
}
