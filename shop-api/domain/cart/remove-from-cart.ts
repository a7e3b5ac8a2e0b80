import { eq } from 'drizzle-orm';
import type { CartData } from '../../../contract/cart.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { shopperOf } from '../identity/who.ts';
import { findLine } from './find-line.ts';
import { getCart } from './get-cart.ts';

/** Visitors and customers take a line out of their own cart. Errors: `not_found`. */
export async function removeFromCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: { lineId: number };
}): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const line = await findLine({ tx, shopper, now: ctx.clock.now(), lineId: input.lineId });
    await tx.delete(cartLines).where(eq(cartLines.id, line.id));
    return getCart({ ctx: { ...ctx, db: tx } });
  });
}
