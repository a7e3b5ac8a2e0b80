import { and, eq } from 'drizzle-orm';
import type { CartData } from '../../../contract/cart/cart.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/carts.ts';
import { products } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { stockFor } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { type Shopper, shopperOf } from '../kernel/who.ts';
import { getCart } from './get-cart.ts';
import { lockCart } from './lock-cart.ts';
import { assertQuantity } from './quantity-rules.ts';

interface ChangeQuantity {
  lineId: number;
  /** The new quantity, not a difference. */
  quantity: number;
}

/**
 * Visitors and customers set a quantity in their own cart, and accept the price of today with it.
 * Errors: `not_found`, `invalid`.
 */
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
    if (!line.isSold) throw notFound('cart_item_not_found', 'Cart item');
    assertQuantity(input.quantity, line.stock);
    await tx
      .update(cartLines)
      .set({ quantity: input.quantity, acceptedPaise: line.pricePaise, changedAt: now })
      .where(eq(cartLines.id, input.lineId));
    return getCart({ ctx: { ...ctx, db: tx } });
  });
}

/** Visitors and customers remove a line from their own cart. Errors: `not_found`. */
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

interface LineOf {
  tx: Database;
  shopper: Shopper;
  now: Date;
  lineId: number;
}

/**
 * Finds a line of the shopper's own cart and locks the cart. A line of another shopper's cart is
 * refused like a line that does not exist. Errors: `not_found`.
 */
async function findLine({ tx, shopper, now, lineId }: LineOf) {
  const cartId = await lockCart({ tx, shopper, now });
  if (cartId === undefined) throw notFound('cart_item_not_found', 'Cart item');
  const [line] = await tx
    .select({
      id: cartLines.id,
      stock: stockFor(tx, shopper),
      pricePaise: priceAt(now),
      isSold: products.isPublished,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)));
  if (!line) throw notFound('cart_item_not_found', 'Cart item');
  return line;
}
