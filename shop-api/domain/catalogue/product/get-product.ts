import type { ProductDetail } from '../../../../contract/catalogue/product.ts';
import type { Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { pathOf, readCategories } from '../categories.ts';
import { readFacts } from '../goods-facts.ts';
import { selectTags } from '../product-cards.ts';
import { countMentions, readMentioned } from '../reviews/mentions.ts';
import { readReviews } from '../reviews/read-reviews.ts';
import { readSale } from '../sale-prices/sale-of-product.ts';
import { displayedParts, readBundleParts } from './bundle-of-product.ts';
import { readSizes } from './other-sizes.ts';
import { readGallery, readProduct, toDetail } from './product-detail.ts';

/** The number of newest reviews on the product page. */
const DISPLAYED_REVIEWS = 6;

/** Public. Returns product details. Errors: `not_found` for a product shoppers cannot find. */
export async function getProduct({
  ctx,
  input,
}: Given<{ productId: number }>): Promise<ProductDetail> {
  const row = await readProduct(ctx.db, input.productId);
  if (!row) throw notFound('product_not_found', 'Product');
  const { id, categoryId } = row.product;
  const [gallery, reviews, mentioned, tags, categories, sizes, facts, sale, bundles] =
    await Promise.all([
      readGallery(ctx.db, id),
      readReviews(ctx.db, { productId: id, page: 1, size: DISPLAYED_REVIEWS }),
      readMentioned(ctx.db, id),
      selectTags(ctx.db, [id]),
      readCategories(ctx.db),
      readSizes(ctx.db, row.product.sizeGroup),
      readFacts(ctx.db),
      readSale(ctx.db, row.product),
      readBundleParts(ctx.db, [id]),
    ]);
  const parts = await displayedParts(ctx.db, bundles.get(id));
  const path = pathOf(categories, categoryId).map(({ category }) => category);
  const found = { reviews, mentions: countMentions(mentioned), tags: tags.get(id) ?? [] };
  return toDetail({ ...row, ...found, gallery, path, sizes, facts, sale, parts });
}
