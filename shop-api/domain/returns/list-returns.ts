import { eq, inArray } from 'drizzle-orm';
import type { ReturnableLine, ReturnsOfOrder } from '../../../contract/returns/returns.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { isOrderOf, type OrderRow } from '../inventory/open-order.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { customerOf } from '../kernel/who.ts';
import { readReturnParts, selectReturns, toReturnRequest } from './read-returns.ts';
import { isWithinReturnDays, lastReturnDay, readLinesLeft } from './returnable.ts';

/**
 * Returns the requests of an own order, the newest first, and the lines that may be asked for.
 * Customers only. Errors: `not_found`, also for another customer's order.
 */
export async function listReturns({
  ctx,
  input,
}: Given<{ orderId: number }>): Promise<ReturnsOfOrder> {
  const customer = customerOf(ctx.who);
  const { db } = ctx;
  const [order] = await db.select().from(orders).where(isOrderOf(customer, input.orderId));
  if (!order) throw notFound('order_not_found', 'Order');
  const rows = await selectReturns(db).where(eq(returnRequests.orderId, order.id));
  const parts = await readReturnParts(db, rows);
  const mayAsk = isWithinReturnDays(order, ctx.clock.now());
  return {
    last_day: lastReturnDay(order),
    lines: mayAsk ? await readReturnable(db, order) : [],
    requests: rows.map((row) => toReturnRequest(row, parts)),
  };
}

async function readReturnable(db: Database, { id }: OrderRow): Promise<ReturnableLine[]> {
  const lines = (await readLinesLeft(db, id)).filter(({ left, isOpen }) => left > 0 && !isOpen);
  const productIds = lines.map(({ line }) => line.productId);
  const found = await db
    .select({ id: products.id, translations: products.translations, picture: pictures })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(products.id, productIds));
  const byProduct = new Map(found.map((product) => [product.id, product]));
  return lines.map(({ line, left }) => {
    const { translations, picture } = byProduct.get(line.productId) ?? {};
    return {
      product_id: line.productId,
      product_name: line.name,
      translations: translations,
      product_image: picture ? toPicture(picture) : null,
      quantity: left,
    };
  });
}
