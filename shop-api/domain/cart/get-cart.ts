import type { CartData } from '../../../contract/cart.ts';
import type { Context } from '../context.ts';
import { shopperOf } from '../identity/who.ts';
import { cartData } from './cart-data.ts';
import { readLines } from './read-lines.ts';

/** Visitors and customers read their own cart; empty before the first product is put in. */
export async function getCart({ ctx }: { ctx: Context }): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  return cartData(await readLines({ db: ctx.db, shopper, now: ctx.clock.now() }));
}
