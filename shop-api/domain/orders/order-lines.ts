import { and, asc, eq } from 'drizzle-orm';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { type OrderedPart, orderLines } from '../../db/schema/order-lines.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/reviews.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';

/** Reads the lines of an order, each with its product, its picture and the customer's rating. */
export function readOrderLines(db: Database, { id, customerId }: OrderRow) {
  const own = eq(reviews.customerId, customerId);
  return db
    .select({
      line: orderLines,
      product: products,
      rating: reviews.rating,
      picture: pictures,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(reviews, and(eq(reviews.productId, orderLines.productId), own))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.id));
}

export type ReadLine = Awaited<ReturnType<typeof readOrderLines>>[number];

/** Returns a line as it is answered. */
export function orderLineOf({ line, product, rating, picture }: ReadLine) {
  return {
    id: line.productId,
    product_name: line.name,
    translations: product.translations,
    product_image: picture && toPicture(picture),
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaise),
    tax_name: `GST ${line.gstPercent}%`,
    tax_percent: line.gstPercent,
    product_total: toRupees(line.totalPaise),
    is_rated: rating !== null,
    product_rating_by_user: rating,
    is_packing: product.categoryId === PACKING_CATEGORY_ID,
    is_sold: product.isPublished,
    ...(line.parts.length > 0 && { parts: line.parts.map(toPart) }),
  };
}

function toPart({ id, name, translations, size, quantity }: OrderedPart) {
  return { id, product_name: name, translations, size, quantity };
}
