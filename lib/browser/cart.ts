import { mutate } from 'swr';
import { ApiError } from '@/lib/api-error';
import { apiRoutes } from '@/lib/api-routes';
import type { ShopperCart } from '@/lib/view/cart';
import type { CartJob, DisplayedCart } from './cart-jobs';
import { notifyOutcome } from './cart-jobs';
import { CartQueue } from './cart-queue';
import { getJson, sendJson } from './http';
import { CART_KEY, updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';

/** The cart of this tab. */
export const cartQueue = new CartQueue({
  send,
  show: showCart,
  onSettled: (job, error) => {
    notifyOutcome(job, error);
    if (job.kind !== 'read') notifyOtherTabs();
  },
});

function showCart(displayed: DisplayedCart): void {
  void mutate<DisplayedCart>(CART_KEY, displayed, { revalidate: false });
  updateSession(displayed.session);
}

async function send(job: CartJob, key: string): Promise<ShopperCart> {
  try {
    return await request(job, key);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('network', 'The request could not be made', { cause: error });
  }
}

/** Sends one job. */
function request(job: CartJob, key: string): Promise<ShopperCart> {
  switch (job.kind) {
    case 'read':
      return getJson(apiRoutes.cart());
    case 'add': {
      const body = { pid: job.productId, quantity: job.quantity };
      return sendJson('post', apiRoutes.cart(), { body, key });
    }
    case 'change':
      return sendJson('patch', apiRoutes.cartLine(job.lineId), {
        body: { quantity: job.quantity },
        key,
      });
    case 'remove':
      return sendJson('delete', apiRoutes.cartLine(job.lineId), { key });
    case 'gift':
      return sendJson('post', apiRoutes.gift(), { body: job.choice, key });
    case 'voucher':
      return sendJson('post', apiRoutes.voucher(), { body: { code: job.code }, key });
  }
}
