import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { shownDay } from '@/lib/format/dated';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

/** One page of a product's reviews, or null where there is no such product. */
export async function getReviewsPage(productId: number, page: number) {
  'use cache';
  cachedUnder(tags.product(productId));
  try {
    const answer = await callShopApi('listReviews', { params: { productId }, query: { page } });
    return {
      name: answer.product_name,
      image: answer.product_image,
      average: answer.average_rating,
      count: answer.review_count,
      totalPages: answer.total_pages,
      reviews: answer.reviews.map((review) => ({ ...review, day: shownDay(review.created_at) })),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What the page draws. */
export type ReviewsPage = NonNullable<Awaited<ReturnType<typeof getReviewsPage>>>;
