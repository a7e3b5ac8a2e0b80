import { and, eq } from 'drizzle-orm';
import type {
  Review,
  ReviewMentions,
  StarDistribution,
} from '../../../../contract/catalogue/product.ts';
import type { ReviewListQuery } from '../../../../contract/catalogue/reviews.ts';
import type { PictureData } from '../../../../contract/kit/shapes.ts';
import type { TranslatedName, Translations } from '../../../../contract/kit/translations.ts';
import { REVIEWS_PER_PAGE } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { productPictures } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isFrontPictureOf, toPicture } from '../../kernel/pictures.ts';
import { averageRating } from '../product-cards.ts';
import { isVisible } from '../visible.ts';
import { starColumns, starsOf } from './count-stars.ts';
import { countMentions, readMentioned } from './mentions.ts';
import { countReviewPages, readReviews } from './read-reviews.ts';

export interface ReviewPage {
  product_name: string;
  translations: Translations<TranslatedName> | undefined;
  product_image: PictureData | null;
  /** To one decimal, 0 without a review. */
  average_rating: number;
  review_count: number;
  /** Of all reviews. */
  star_distribution: StarDistribution;
  /** Of all reviews. */
  mentions: ReviewMentions;
  page: number;
  /** At least 1. */
  total_pages: number;
  /** Empty beyond the last page. */
  reviews: Review[];
}

interface ListReviews extends ReviewListQuery {
  productId: number;
}

/** Public. Lists the reviews of a product, 30 per page. Errors: `not_found`. */
export async function listReviews({
  ctx,
  input,
}: {
  ctx: Context;
  input: ListReviews;
}): Promise<ReviewPage> {
  const product = await readRated(ctx.db, input.productId);
  if (!product) throw notFound('product_not_found', 'Product');
  const { productId, rating, mention } = input;
  const mentioned = await readMentioned(ctx.db, productId);
  const choice = { productId, rating, among: mention && (mentioned.get(mention) ?? []) };
  const page = { page: input.page, ordering: input.ordering, size: REVIEWS_PER_PAGE };
  const [total_pages, reviews] = await Promise.all([
    countReviewPages(ctx.db, { ...choice, size: REVIEWS_PER_PAGE }),
    readReviews(ctx.db, { ...choice, ...page }),
  ]);
  return {
    product_name: product.name,
    translations: product.translations,
    product_image: product.picture && toPicture(product.picture),
    ...averageRating(product),
    star_distribution: starsOf(product),
    mentions: countMentions(mentioned),
    page: input.page,
    total_pages,
    reviews,
  };
}

async function readRated(db: Database, productId: number) {
  const [product] = await db
    .select({
      name: products.name,
      translations: products.translations,
      ratingCount: products.ratingCount,
      ratingSum: products.ratingSum,
      ...starColumns,
      picture: pictures,
    })
    .from(products)
    .leftJoin(productPictures, isFrontPictureOf(products.id))
    .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(and(isVisible(), eq(products.id, productId)));
  return product;
}
