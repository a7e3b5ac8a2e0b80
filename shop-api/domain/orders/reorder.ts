import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { maxQuantity } from '../../../contract/cart/quantity.ts';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import type { ReorderedLine } from '../../../contract/orders/reorder.ts';
import { toPaise, toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/carts.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openCart } from '../cart/lock-cart.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import { stockFor } from '../inventory/stock.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { type Customer, customerOf } from '../kernel/who.ts';

type OrderLine = typeof orderLines.$inferSelect;

/**
 * Puts the goods of one of the customer's own orders into their cart again, at today's prices and
 * as far as in stock; returns the outcome of each line. Goods already in the cart count and are
 * never reduced: a repeated call adds nothing. Customers only.
 * Errors: `not_found`, `conflict` where none of the goods is available.
 */
export async function reorder({
  ctx,
  input: { id },
}: Given<{ id: number }>): Promise<ReorderedLine[]> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const lines = await linesOf(tx, isOrderOf(customer, id));
    if (lines.length === 0) throw notFound('order_not_found', 'Order');
    const now = ctx.clock.now();
    const cartId = await openCart({ tx, shopper: customer, now });
    const goods = await goodsOf(tx, { customer, cartId, lines });
    const answers = lines.map((line) => answerFor(line, goods.get(line.productId)));
    if (answers.every(({ quantity }) => quantity === 0)) {
      throw new DomainError('conflict', 'nothing_to_reorder', orderApiMessages.nothingToReorder);
    }
    await fill(tx, { cartId, now }, answers);
    return answers;
  });
}

async function linesOf(tx: Database, own: SQL | undefined): Promise<OrderLine[]> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(own)
    .orderBy(asc(orderLines.id));
  return rows.map(({ line }) => line);
}

interface Asked {
  customer: Customer;
  cartId: number;
  lines: OrderLine[];
}

/** Reads the products as they are sold today, with the quantity of each in the cart. */
async function goodsOf(tx: Database, { customer, cartId, lines }: Asked) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      pricePaise: products.pricePaise,
      stock: stockFor(tx, customer),
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
    })
    .from(products)
    .leftJoin(cartLines, and(eq(cartLines.productId, products.id), eq(cartLines.cartId, cartId)))
    .where(and(inArray(products.id, ids), products.isPublished));
  return new Map(rows.map((row) => [row.id, row]));
}

type Goods = Awaited<ReturnType<typeof goodsOf>> extends Map<number, infer Row> ? Row : never;

function answerFor(line: OrderLine, now: Goods | undefined): ReorderedLine {
  const quantity = now ? Math.max(now.inCart, Math.min(line.quantity, maxQuantity(now.stock))) : 0;
  return {
    id: line.productId,
    product_name: now?.name ?? line.name,
    translations: now?.translations,
    outcome: outcomeOf(line, now, quantity),
    ordered_quantity: line.quantity,
    quantity,
    ordered_price: toRupees(line.pricePaise),
    selling_price: now ? toRupees(now.pricePaise) : null,
  };
}

function outcomeOf(
  line: OrderLine,
  now: Goods | undefined,
  quantity: number,
): ReorderedLine['outcome'] {
  if (!now) return 'no longer sold';
  if (now.stock === 0) return 'out of stock';
  if (quantity < line.quantity) return 'fewer than ordered';
  return now.inCart >= line.quantity ? 'already in the cart' : 'added';
}

async function fill(
  tx: Database,
  { cartId, now: changedAt }: { cartId: number; now: Date },
  answers: ReorderedLine[],
): Promise<void> {
  const rows = answers
    .filter(({ quantity }) => quantity > 0)
    .map(({ id: productId, quantity, selling_price }) => {
      const acceptedPaise = selling_price === null ? null : toPaise(selling_price);
      return { cartId, productId, quantity, acceptedPaise, changedAt };
    });
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: {
        quantity: sql`excluded.quantity`,
        acceptedPaise: sql`excluded.accepted_price_paise`,
        changedAt,
      },
    });
}
