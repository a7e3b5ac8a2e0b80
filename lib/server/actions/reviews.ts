import 'server-only';
import { revalidateTag } from 'next/cache';
import { markReviewBody, photoReviewBody } from '@/contract/catalogue/reviews';
import { reviewMessages } from '@/contract/messages/reviews';
import { ApiError } from '@/lib/api-error';
import { productId } from '@/lib/routing/path-params';
import { cacheTags } from '@/lib/server/api/cache';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import type { MarkedReview } from '@/lib/view/product';

const fields = photoReviewBody.pick(['rating', 'review', 'photos']);

/**
 * Reviews the product in the path as the customer of the session. Revalidates the product's pages
 * before the answer, not at the API's notice: the shopper looks for the review at once.
 */
export async function writeReviewAction(write: Write<{ id: string }>): Promise<Written> {
  const id = productId(write.params.id);
  if (id === null) {
    throw new ApiError('domain', reviewMessages.failed, { status: 404, code: 'not_found' });
  }
  const { photos, ...body } = await write.input(fields);
  const { message } =
    photos.length > 0
      ? await write.call('writeReviewWithPhotos', { params: { id }, body: { ...body, photos } })
      : await write.callOnce('writeReview', { params: { id }, body });
  revalidateTag(cacheTags.product(id), { expire: 0 });
  return { data: { message }, message };
}

/** Marks the review in the path as helpful, or takes it back; a form without scripts changes it. */
export async function markReviewAction(write: Write<{ id: string }>): Promise<Written> {
  const body = await write.input(markReviewBody);
  const { message, helpful, count } = await write.callOnce('markReview', {
    params: { reviewId: pathId(write.params.id, reviewMessages.notFound) },
    body,
  });
  return { data: { helpful, count } satisfies MarkedReview, message };
}
