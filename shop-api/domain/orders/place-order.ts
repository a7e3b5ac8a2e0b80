import { and, eq, inArray } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { orderBody } from '../../../contract/orders/orders.ts';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/schema/carts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { cancelOpenOrder, noteReplacement } from './cancel-open-order.ts';
import { draftOrder } from './draft-order.ts';
import { notifyOfOrder } from './order-notifications.ts';
import { orderOnDelivery } from './order-to-write.ts';
import type { OrderedLine } from './ordered-goods.ts';
import { saveOrder } from './save-order.ts';
import { settleOrder } from './settle-order.ts';

interface PlaceOrder {
  ctx: Context;
  input: InferType<typeof orderBody>;
}

/**
 * Places an order of the customer's cart, to be paid on delivery; empties the cart and cancels an
 * open order. An order that gift vouchers pay in full is paid immediately. Customers only.
 * Errors: see `draftOrder` and `saveOrder`.
 */
export async function placeOrder({ ctx, input }: PlaceOrder): Promise<{ number: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const toWrite = orderOnDelivery(input);
    const { replaced } = await cancelOpenOrder({ ctx: within, input: toWrite });
    const draft = await draftOrder({ ctx: within, input: toWrite });
    const order = await saveOrder(within, draft);
    await noteReplacement(within, { replaced, by: order });
    await emptyCart(tx, order, draft.lines);
    ctx.notify(soldOutTags(draft.lines));
    if (order.payablePaise === 0) await settleOrder(within, order.id, 0);
    else await notifyOfOrder({ ctx: within, order, notification: 'placed' });
    return { number: order.number };
  });
}

/** Takes the goods of an order out of the cart that it was made of, which is locked. */
async function emptyCart(
  tx: Database,
  { customerId }: OrderRow,
  lines: readonly OrderedLine[],
): Promise<void> {
  const cart = tx.select({ id: carts.id }).from(carts).where(eq(carts.customerId, customerId));
  const ids = lines.map(({ productId }) => productId);
  await tx
    .delete(cartLines)
    .where(and(inArray(cartLines.cartId, cart), inArray(cartLines.productId, ids)));
}

/** Returns the cache tags of products that have just been sold out. */
export function soldOutTags(
  lines: readonly { productId: number; quantity: number; stock: number | null }[],
) {
  const soldOut = lines.filter(({ quantity, stock }) => stock === quantity);
  return soldOut.flatMap(({ productId }) => [`product:${productId}`, 'products']);
}
