import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { shownDay } from '@/lib/format/dated';
import { cachedUnder, tags } from '../cache';
import { cleanHtml } from '../rich-text';
import { callShopApi } from '../shop-api';

/** A product with what goes well with it, or null where there is none of this id. */
export async function getProductPage(id: number) {
  'use cache';
  cachedUnder(tags.product(id), tags.products);
  try {
    const [product, related] = await Promise.all([
      callShopApi('getProduct', { params: { id } }),
      callShopApi('listRelatedProducts', { query: { product_id: id } }),
    ]);
    const [groups] = related.RelatedOtherProducts;
    return {
      product: { ...product.data, description: cleanHtml(product.data.description) },
      reviews: product.data.rating_review_data.map((review) => ({
        ...review,
        day: shownDay(review.created_at),
      })),
      related: groups?.related_product_details ?? [],
      others: groups?.other_product_details ?? [],
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Ids worth rendering before anyone asks: the first page of the shop. */
export async function getPopularProducts(): Promise<{ id: number; name: string }[]> {
  'use cache';
  cachedUnder(tags.products);
  const { data } = await callShopApi('listProducts', { query: { page: 1 } });
  return data.data.map(({ id, name }) => ({ id, name }));
}
