import { eq, inArray } from 'drizzle-orm';
import type { HomeProduct } from '../../../../contract/content/home.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { productCards } from '../product-cards.ts';

/** Returns the products as carousels show them, in the order of the ids. */
export async function homeProducts(db: Database, ids: number[]): Promise<HomeProduct[]> {
  const [cards, homePictures] = await Promise.all([
    productCards(db, ids),
    readHomePictures(db, ids),
  ]);
  return cards.map(({ brand_name: _brand, is_wished: _isWishlisted, ...product }) => ({
    product,
    home_image: homePictures.get(product.id) ?? null,
  }));
}

/** Reads the feature picture of each product that has one, by product id. */
async function readHomePictures(db: Database, ids: number[]) {
  const rows = await db
    .select({ id: products.id, picture: pictures })
    .from(products)
    .innerJoin(pictures, eq(pictures.id, products.homePictureId))
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, picture }) => [id, toPicture(picture)]));
}
