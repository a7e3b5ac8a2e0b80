import { eq } from 'drizzle-orm';
import type { CartData } from '../../../contract/cart.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { shopperOf } from '../identity/who.ts';
import { findLine } from './find-line.ts';
import { getCart } from './get-cart.ts';
import { assertQuantity } from './rules.ts';

interface ChangeQuantity {
  lineId: number;
  /** The new quantity, not a difference. */
  quantity: number;
}

/** Visitors and customers set the quantity of a line of their own cart. Errors: `not_found`, `invalid` (quantity). */
export async function changeQuantity({
  ctx,
  input,
}: {
  ctx: Context;
  input: ChangeQuantity;
}): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const line = await findLine({ tx, shopper, now, lineId: input.lineId });
    assertQuantity(input.quantity, line.stock);
    await tx
      .update(cartLines)
      .set({ quantity: input.quantity, changedAt: now })
      .where(eq(cartLines.id, input.lineId));
    return getCart({ ctx: { ...ctx, db: tx } });
  });
}
