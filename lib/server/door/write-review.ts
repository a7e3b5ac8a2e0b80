import 'server-only';
import { revalidateTag } from 'next/cache';
import { reviewBody } from '@/contract/reviews';
import { ApiError } from '@/lib/api/api-error';
import { reviewMessages } from '@/lib/api/review-messages';
import { productId } from '@/lib/routing/product-id';
import { tags } from '../cache';
import type { Write, Written } from './handle-write';

const fields = reviewBody.pick(['rating', 'review']);

/**
 * Reviews the product in the path as the customer of the session. The product's pages are made anew
 * before the answer, not when the API's notice arrives: the shopper looks for the review at once.
 */
export async function writeReview(write: Write<{ id: string }>): Promise<Written> {
  const id = productId(write.params.id);
  if (id === null) {
    throw new ApiError('domain', reviewMessages.failed, { status: 404, code: 'not_found' });
  }
  const body = await write.input(fields);
  const { message } = await write.callOnce('writeReview', { params: { id }, body });
  revalidateTag(tags.product(id), { expire: 0 });
  return { data: { message }, message };
}
