import type { ProductDetail } from '../../../contract/product.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { selectTags } from './product-cards.ts';
import { toDetail } from './product-detail.ts';
import { pathOf, readCategories } from './read-categories.ts';
import { readGallery, readProduct } from './read-product.ts';

/** The newest reviews stand on the product's own page. */
const SHOWN_REVIEWS = 6;

interface Input {
  ctx: Context;
  input: { productId: number };
}

/** Anybody. Errors: `not_found` for a product that shoppers cannot find. */
export async function getProduct({ ctx, input }: Input): Promise<ProductDetail> {
  const row = await readProduct(ctx.db, input.productId);
  if (!row) throw notFound('Product');
  const { id, categoryId } = row.product;
  const [gallery, reviews, tags, categories] = await Promise.all([
    readGallery(ctx.db, id),
    readReviews(ctx.db, { productId: id, page: 1, size: SHOWN_REVIEWS }),
    selectTags(ctx.db, [id]),
    readCategories(ctx.db),
  ]);
  const path = pathOf(categories, categoryId).map(({ category }) => category);
  return toDetail({ ...row, gallery, reviews, tags: tags.get(id) ?? [], path });
}
