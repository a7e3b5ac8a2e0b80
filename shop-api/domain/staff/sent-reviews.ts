import { eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type {
  reviewCalls,
  StaffReview,
  StaffReviewDetail,
} from '../../../contract/staff/reviews.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { nameTerms, products } from '../../db/schema/products.ts';
import { reviews, reviewWords } from '../../db/schema/reviews.ts';
import { hasPhotos, readReviewPhotos } from '../catalogue/reviews/review-photos.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { notFound } from '../kernel/errors.ts';
import { isFrontPictureOf, toPicture } from '../kernel/pictures.ts';
import { hasWords } from '../kernel/typed-search.ts';
import { readAccount } from './read-account.ts';

/** The reviews of all products, hidden ones too. */
export const sentReviews: Sent<
  QueryOf<typeof reviewCalls.listNewReviews>,
  StaffReview,
  StaffReviewDetail
> = {
  table: reviews,
  at: reviews.createdAt,
  sorts: { written: reviews.createdAt, rating: reviews.rating },
  chosen: ({ rating, state, answered, photos }, { db }) => [
    state && eq(reviews.isPublished, state === 'published'),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    answered && (answered === 'yes' ? isNotNull : isNull)(reviews.answeredAt),
    photos && hasPhotos(db, photos === 'waiting' ? photos : undefined),
  ],
  found: (db, typed) => {
    const isNamed = hasWords(nameTerms(products), typed);
    const named = db.select({ id: products.id }).from(products).where(isNamed);
    return [hasWords(reviewWords(reviews), typed), isNamed && inArray(reviews.productId, named)];
  },
  rows: async (db, ids) => (await readReviews(db, ids)).map(rowOf),
  read: async (db, id) => {
    const [found] = await readReviews(db, [id]);
    if (!found) throw notFound('review_not_found', 'Review');
    const { review, picture } = found;
    return {
      ...rowOf(found),
      product_image: picture && toPicture(picture),
      answer: review.answer,
      customer: review.customerId === null ? null : await readAccount(db, review.customerId),
    };
  },
};

type Read = Awaited<ReturnType<typeof readReviews>>[number];

async function readReviews(db: Database, ids: readonly number[]) {
  const [rows, photos] = await Promise.all([
    db
      .select({ review: reviews, productName: products.name, picture: pictures })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .leftJoin(productPictures, isFrontPictureOf(products.id))
      .leftJoin(pictures, eq(pictures.id, productPictures.pictureId))
      .where(inArray(reviews.id, [...ids])),
    readReviewPhotos(db, ids),
  ]);
  return rows.map((row) => ({ ...row, photos: photos.get(row.review.id) ?? [] }));
}

function rowOf({ review, productName, photos }: Read): StaffReview {
  return {
    id: review.id,
    product_id: review.productId,
    product_name: productName,
    name: review.name,
    rating: review.rating,
    review: review.text,
    created_at: review.createdAt.toISOString(),
    state: review.isPublished ? 'published' : 'hidden',
    answered_at: review.answeredAt?.toISOString() ?? null,
    photos: photos.map(({ id, width, height, state }) => ({ id, width, height, state })),
  };
}
