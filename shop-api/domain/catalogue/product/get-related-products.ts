import { and, asc, eq, isNull, not, or, sql } from 'drizzle-orm';
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

/** A product with its related and other recommended products. */
export interface RelatedProducts {
  related_product_details: ProductListItem[];
  other_product_details: ProductListItem[];
  product_details: Named;
}

/**
 * Public. Returns related products that can be bought, without other sizes of the product.
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
  const relations = await relationsOf(ctx.db, product);
  const cards = await productCards(ctx.db, [...new Set(relations.map((row) => row.id))]);
  const ofKind = (kind: 'related' | 'other') =>
    relations
      .filter((row) => row.kind === kind)
      .flatMap(({ id }) => cards.filter((card) => card.id === id));
  return {
    related_product_details: ofKind('related'),
    other_product_details: ofKind('other'),
    product_details: { id: product.id, name: product.name },
  };
}

interface RelatedTo {
  id: number;
  sizeGroup: string | null;
}

function relationsOf(db: Database, { id, sizeGroup }: RelatedTo) {
  const isAnotherSize = sizeGroup === null ? undefined : eq(products.sizeGroup, sizeGroup);
  return db
    .select({ kind: productRelations.kind, id: productRelations.relatedId })
    .from(productRelations)
    .innerJoin(
      products,
      and(
        eq(products.id, productRelations.relatedId),
        isVisible(),
        isInStock(),
        isAnotherSize && or(isNull(products.sizeGroup), not(isAnotherSize)),
      ),
    )
    .where(eq(productRelations.productId, id))
    .orderBy(sql`${productRelations.kind}`, asc(productRelations.position));
}
