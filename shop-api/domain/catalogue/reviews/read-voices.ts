import { and, desc, gte, inArray, sql } from 'drizzle-orm';
import type { Voice } from '../../../../contract/content/landing-pages.ts';
import type { Database } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { helpfulCount } from './mark-review.ts';

const VOICES = 3;
/** Of four stars and more: all reviews stand at the product, to which each voice leads. */
const STARS = 4;
/** A few words say too little, a story does not fit beside others. */
const CHARACTERS = { min: 40, max: 280 };

/** Returns what customers say of these products: the most helpful review of each, at most three. */
export async function readVoices(db: Database, products: readonly number[]): Promise<Voice[]> {
  if (products.length === 0) return [];
  const { id, productId, name, rating, text, isPublished, createdAt } = reviews;
  const length = sql`char_length(${text}) BETWEEN ${CHARACTERS.min} AND ${CHARACTERS.max}`;
  const rows = await db
    .selectDistinctOn([productId], { id, product_id: productId, name, rating, text })
    .from(reviews)
    .where(and(inArray(productId, [...products]), isPublished, gte(rating, STARS), length))
    .orderBy(productId, desc(helpfulCount), desc(rating), desc(createdAt), desc(id));
  return rows
    .sort((a, b) => products.indexOf(a.product_id) - products.indexOf(b.product_id))
    .slice(0, VOICES);
}
