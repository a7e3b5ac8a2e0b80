import { asc, eq, inArray } from 'drizzle-orm';
import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import type { OrderGoods } from '../../../contract/orders/order.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';

/** The number of products that a card has room for. */
const DISPLAYED_PRODUCTS = 4;

/** Returns the goods of each order by its id: the number of products, and the first of them. */
export async function firstGoods(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderGoods>> {
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      id: orderLines.productId,
      name: orderLines.name,
      translations: products.translations,
      picture: pictures,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productPictures, isFrontPictureOf(orderLines.productId))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, lines]) => [orderId, goodsOf(lines)]));
}

interface Line {
  id: number;
  name: string;
  translations: Translations<TranslatedName> | undefined;
  picture: typeof pictures.$inferSelect | null;
}

function goodsOf(lines: readonly Line[]): OrderGoods {
  return {
    product_count: lines.length,
    first_products: lines
      .slice(0, DISPLAYED_PRODUCTS)
      .map(({ id, name, translations, picture }) => ({
        id,
        product_name: name,
        translations: translations,
        product_image: picture && toPicture(picture),
      })),
  };
}
