import { and, asc, eq } from 'drizzle-orm';
import type { Review } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { brands } from '../../db/schema/brands.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productDetails } from '../../db/schema/product-details.ts';
import { productFoams } from '../../db/schema/product-foams.ts';
import { productPictures } from '../../db/schema/product-pictures.ts';
import { products } from '../../db/schema/products.ts';
import type { Named } from './named.ts';
import { isVisible } from './visible.ts';

/** A product shoppers can find, with its brand and form, or undefined. */
export async function readProduct(db: Database, id: number) {
  const [row] = await db
    .select({ product: products, details: productDetails, brand: brands, foam: productFoams })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productFoams, eq(productFoams.id, products.foamId))
    .where(and(isVisible(), eq(products.id, id)));
  return row;
}

/** The pictures of a product; the first is the one on its card. */
export function readGallery(db: Database, productId: number) {
  return db
    .select({ picture: pictures, alt: productPictures.alt, view: productPictures.view })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
}

/** What a product page is made of, as the database keeps it. */
export interface ProductParts {
  product: typeof products.$inferSelect;
  details: typeof productDetails.$inferSelect;
  brand: typeof brands.$inferSelect;
  foam: typeof productFoams.$inferSelect | null;
  gallery: Awaited<ReturnType<typeof readGallery>>;
  reviews: Review[];
  tags: readonly Named[];
  path: readonly Named[];
}
