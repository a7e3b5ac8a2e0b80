import { commonMessages } from '@/contract/messages/common';
import type { ShopperCart } from '@/lib/view/cart';
import type { CartJob } from './cart-jobs';
import { toast } from './toast';

/*
 * The writes that every page offers. Their code (queues, messages, ky) is loaded when the page is
 * idle, or with the first tap.
 */

const cart = () => import('./cart');
const wishlist = () => import('./wishlist');

/** Loads the code, so that the first tap does not wait for it. */
export async function preloadWrites(): Promise<void> {
  await Promise.allSettled([cart(), wishlist()]);
}

/** Queues a change of the cart. Resolves when it is settled: true on success. Never rejects. */
export async function putCartJob(job: CartJob): Promise<boolean> {
  try {
    const { cartQueue } = await cart();
    return await cartQueue.put(job);
  } catch {
    toast.error(commonMessages.notAnswering);
    return false;
  }
}

/** Takes the cart that came with the page, then reads it again. Never rejects. */
export async function startCart(first: ShopperCart): Promise<void> {
  const loaded = await cart().catch(() => undefined);
  loaded?.cartQueue.start(first);
  await loaded?.cartQueue.put({ kind: 'read' });
}

/** Reads the cart, if that is wanted of a cart that is loaded or not. Never rejects. */
export async function refreshCart(isWanted: (isLoaded: boolean) => boolean): Promise<void> {
  const loaded = await cart().catch(() => undefined);
  if (loaded && isWanted(loaded.cartQueue.isLoaded)) await loaded.cartQueue.put({ kind: 'read' });
}

/** Adds a product to the wishlist or removes it; see `wishlist.ts`. Never rejects. */
export async function setWishlisted(productId: number, isWishlisted: boolean): Promise<void> {
  try {
    const { postSetWishlisted } = await wishlist();
    await postSetWishlisted(productId, isWishlisted);
  } catch {
    toast.error(commonMessages.notAnswering);
  }
}
