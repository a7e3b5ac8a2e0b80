import { desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';

/**
 * Lists the ids of all pictures, those first that most shoppers see: banners and the like, the front
 * pictures of popular products, then the others.
 */
export async function listPicturesBySight(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .leftJoin(productPictures, eq(productPictures.pictureId, pictures.id))
    .leftJoin(products, eq(products.id, productPictures.productId))
    .groupBy(pictures.id)
    .orderBy(
      sql`coalesce(min(${productPictures.position}), 0)`,
      desc(max(products.popularity)),
      pictures.id,
    );
  return rows.map(({ id }) => id);
}
