import { and, asc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ProductListItem } from '../../../../contract/catalogue/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { productRelations } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import type { Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isInStock } from '../in-stock.ts';
import type { Named } from '../list-names.ts';
import { productCards } from '../product-cards.ts';
import { isVisible } from '../visible.ts';
import { boughtTogether } from './bought-together.ts';
import { bundlesWith } from './bundle-of-product.ts';

/** A product with its related and other recommended products. */
export interface RelatedProducts {
  related_product_details: ProductListItem[];
  other_product_details: ProductListItem[];
  product_details: Named;
}

/**
 * Public. Returns products that can be bought, without other sizes of the product: related are the
 * bundles that it is a part of, those that staff have chosen, then what is bought together with it.
 * Errors: `not_found` for a product shoppers cannot find.
 */
export async function getRelatedProducts({
  ctx,
  input,
}: Given<{ productId: number }>): Promise<RelatedProducts> {
  const [product] = await ctx.db
    .select({ id: products.id, name: products.name, sizeGroup: products.sizeGroup })
    .from(products)
    .where(and(isVisible(), eq(products.id, input.productId)));
  if (!product) throw notFound('product_not_found', 'Product');
  const canBeside = isOtherGoods(product);
  const [bundles, chosen, together] = await Promise.all([
    bundlesWith(ctx.db, product.id, canBeside),
    chosenFor(ctx.db, product.id, canBeside),
    boughtTogether(ctx.db, product.id, canBeside),
  ]);
  const ofKind = (kind: 'related' | 'other') =>
    chosen.filter((row) => row.kind === kind).map(({ id }) => id);
  const related = [...new Set([...bundles, ...ofKind('related'), ...together])];
  const others = ofKind('other').filter((id) => ![...bundles, ...together].includes(id));
  const cards = await productCards(ctx.db, [...new Set([...related, ...others])]);
  const cardsOf = (ids: number[]) => ids.flatMap((id) => cards.filter((card) => card.id === id));
  return {
    related_product_details: cardsOf(related),
    other_product_details: cardsOf(others),
    product_details: { id: product.id, name: product.name },
  };
}

/** Goods that can be bought, other than the sizes of one product. */
function isOtherGoods({ sizeGroup }: { sizeGroup: string | null }): SQL | undefined {
  const isAnotherSize = sizeGroup === null ? undefined : eq(products.sizeGroup, sizeGroup);
  return and(
    isVisible(),
    isInStock(),
    isAnotherSize && or(isNull(products.sizeGroup), not(isAnotherSize)),
  );
}

function chosenFor(db: Database, productId: number, canBeside: SQL | undefined) {
  return db
    .select({ kind: productRelations.kind, id: productRelations.relatedId })
    .from(productRelations)
    .innerJoin(products, and(eq(products.id, productRelations.relatedId), canBeside))
    .where(eq(productRelations.productId, productId))
    .orderBy(sql`${productRelations.kind}`, asc(productRelations.position));
}
