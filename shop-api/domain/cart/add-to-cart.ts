import { and, eq, sql } from 'drizzle-orm';
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
import { openCart } from './lock-cart.ts';
import { assertQuantity } from './quantity-rules.ts';

interface AddToCart {
  productId: number;
  quantity: number;
}

/**
 * Visitors and customers add a product, or a packing material, to their own cart; the quantity is
 * added to what is already in it. Errors: `not_found`, `invalid` (quantity).
 */
export async function addToCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: AddToCart;
}): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const { stock, acceptedPaise } = await productOf({ tx, shopper, now }, input.productId);
    const cartId = await openCart({ tx, shopper, now });
    const line = { cartId, productId: input.productId };
    const already = await quantityOf(tx, line);
    for (const quantity of [input.quantity, already + input.quantity]) {
      assertQuantity(quantity, stock);
    }
    await tx
      .insert(cartLines)
      .values({ ...line, quantity: input.quantity, acceptedPaise, changedAt: now })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.productId],
        set: {
          quantity: sql`${cartLines.quantity} + ${input.quantity}`,
          acceptedPaise,
          changedAt: now,
        },
      });
    return getCart({ ctx: { ...ctx, db: tx } });
  });
}

interface Within {
  tx: Database;
  shopper: Shopper;
  now: Date;
}

async function productOf({ tx, shopper, now }: Within, productId: number) {
  const [product] = await tx
    .select({ stock: stockFor(tx, shopper), acceptedPaise: priceAt(now) })
    .from(products)
    .where(and(eq(products.id, productId), products.isPublished));
  if (!product) throw notFound('product_not_found', 'Product');
  return product;
}

async function quantityOf(
  tx: Database,
  line: { cartId: number; productId: number },
): Promise<number> {
  const [found] = await tx
    .select({ quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, line.cartId), eq(cartLines.productId, line.productId)));
  return found?.quantity ?? 0;
}
