import 'server-only';
import { object } from 'yup';
import { id } from '@/contract/kit/shapes';
import { checkFields } from '@/lib/server/http/fields';
import type { Read } from '@/lib/server/http/handle-read';
import type { ReviewMarks } from '@/lib/view/product';

const fields = object({ product_id: id() });

/** Returns the shopper's own review of the product in the query, and those marked as helpful. */
export async function readReviewMarks({ session, query, call }: Read): Promise<ReviewMarks> {
  const values = Object.fromEntries(query);
  const { product_id: productId } = await checkFields(fields, { values, isForm: true });
  if (!session.token) return { own: null, helpful: [] };
  const { own, helpful } = await call('getReviewMarks', { params: { productId } });
  return { own, helpful };
}
