import 'server-only';
import { revalidateTag } from 'next/cache';
import { reviewBody } from '@/contract/catalogue/reviews';
import { reviewMessages } from '@/contract/messages/reviews';
import { ApiError } from '@/lib/api-error';
import { productId } from '@/lib/routing/path-params';
import { cacheTags } from '@/lib/server/api/cache';
import type { Write, Written } from '@/lib/server/http/handle-write';

const fields = reviewBody.pick(['rating', 'review']);

/**
 * Reviews the product in the path as the customer of the session. Revalidates the product's pages
 * before the answer, not at the API's notice: the shopper looks for the review at once.
 */
export async function writeReviewAction(write: Write<{ id: string }>): Promise<Written> {
  const id = productId(write.params.id);
  if (id === null) {
    throw new ApiError('domain', reviewMessages.failed, { status: 404, code: 'not_found' });
  }
  const body = await write.input(fields);
  const { message } = await write.callOnce('writeReview', { params: { id }, body });
  revalidateTag(cacheTags.product(id), { expire: 0 });
  return { data: { message }, message };
}
