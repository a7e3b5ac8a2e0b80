import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import { BOUGHT_STATES } from '../../../contract/orders/order-states.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { isInStock } from '../catalogue/in-stock.ts';
import { productCards } from '../catalogue/product-cards.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../kernel/context.ts';
import { customerOf } from '../kernel/who.ts';

const MAX_PRODUCTS = 12;

/** Returns what the customer has bought and can buy today, the last bought first. Customers only. */
export async function listBoughtProducts({ ctx }: { ctx: Context }): Promise<ProductListItem[]> {
  const { customerId } = customerOf(ctx.who);
  const rows = await ctx.db
    .select({ id: products.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, and(eq(products.id, orderLines.productId), isVisible(), isInStock()))
    .where(and(eq(orders.customerId, customerId), inArray(orders.state, [...BOUGHT_STATES])))
    .groupBy(products.id)
    .orderBy(desc(max(orders.id)), products.id)
    .limit(MAX_PRODUCTS);
  return productCards(
    ctx.db,
    rows.map(({ id }) => id),
  );
}
