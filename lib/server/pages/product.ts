import 'server-only';
import type { Review } from '@/contract/product';
import { foundOrNull } from '@/lib/api-error';
import { toDisplayedDay } from '@/lib/format/dates';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { cleanHtml } from '@/lib/server/rich-text';
import type { DisplayedReview } from '@/lib/view/product';

/** Returns a product with its recommendations, or null if there is none with this id. */
export async function getProductPage(id: number) {
  'use cache';
  cachedUnder(cacheTags.product(id), cacheTags.products);
  const found = await foundOrNull(
    Promise.all([
      callShopApi('getProduct', { params: { id } }),
      callShopApi('listRelatedProducts', { query: { product_id: id } }),
    ]),
  );
  if (!found) return null;
  const [product, related] = found;
  const [groups] = related.RelatedOtherProducts;
  return {
    product: { ...product.data, description: cleanHtml(product.data.description) },
    reviews: product.data.rating_review_data.map(toDisplayedReview),
    related: groups?.related_product_details ?? [],
    others: groups?.other_product_details ?? [],
  };
}

/** Returns the products to render in advance: the first page of the shop. */
export async function getPopularProducts(): Promise<{ id: number; name: string }[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data } = await callShopApi('listProducts', { query: { page: 1 } });
  return data.data.map(({ id, name }) => ({ id, name }));
}

/** Returns one page of a product's reviews, or null if there is no such product. */
export async function getReviewsPage(productId: number, page: number) {
  'use cache';
  cachedUnder(cacheTags.product(productId));
  const reviews = callShopApi('listReviews', { params: { productId }, query: { page } });
  const answer = await foundOrNull(reviews);
  return (
    answer && {
      name: answer.product_name,
      image: answer.product_image,
      average: answer.average_rating,
      count: answer.review_count,
      totalPages: answer.total_pages,
      reviews: answer.reviews.map(toDisplayedReview),
    }
  );
}

function toDisplayedReview(review: Review): DisplayedReview {
  return { ...review, day: toDisplayedDay(review.created_at) };
}
