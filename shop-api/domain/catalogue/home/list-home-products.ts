import { and, desc, eq, inArray } from 'drizzle-orm';
import type { HomeProduct } from '../../../../contract/home.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { toPicture } from '../../kernel/pictures.ts';
import { productCards } from '../product-cards.ts';
import { isVisible } from '../visible.ts';

/** The most products that shoppers swipe through in a carousel. */
const MAX_PRODUCTS = 12;

const FLAGS = {
  new_arrivals: products.isNewArrival,
  must_try: products.isMustTry,
  best_of_all_time: products.isBestOfAllTime,
};

interface Input {
  ctx: Context;
  input: { list: keyof typeof FLAGS };
}

/** Public. Lists the products of a carousel of the home page, the most popular first. */
export async function listHomeProducts({ ctx, input }: Input): Promise<HomeProduct[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible(), eq(FLAGS[input.list], true)))
    .orderBy(desc(products.popularity), products.id)
    .limit(MAX_PRODUCTS);
  const ids = rows.map((row) => row.id);
  const [cards, homePictures] = await Promise.all([
    productCards(ctx.db, ids),
    readHomePictures(ctx.db, ids),
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
