import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue.ts';
import type { Database } from '../../db/database.ts';
import { productRelations } from '../../db/schema/product-relations.ts';
import { products } from '../../db/schema/products.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { Named } from './named.ts';
import { productCards } from './product-cards.ts';
import { isVisible } from './visible.ts';

/** A product with those that go with it and others worth a look. */
export interface RelatedProducts {
  related_product_details: ProductListItem[];
  other_product_details: ProductListItem[];
  product_details: Named;
}

interface Input {
  ctx: Context;
  input: { productId: number };
}

/** Anybody. Errors: `not_found` for a product that shoppers cannot find. */
export async function getRelatedProducts({ ctx, input }: Input): Promise<RelatedProducts> {
  const [product] = await ctx.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(isVisible(), eq(products.id, input.productId)));
  if (!product) throw notFound('Product');
  const shown = await relationsOf(ctx.db, product.id);
  const cards = await productCards(ctx.db, [...new Set(shown.map((row) => row.id))]);
  const ofKind = (kind: 'related' | 'other') =>
    shown
      .filter((row) => row.kind === kind)
      .flatMap(({ id }) => cards.filter((card) => card.id === id));
  return {
    related_product_details: ofKind('related'),
    other_product_details: ofKind('other'),
    product_details: product,
  };
}

function relationsOf(db: Database, productId: number) {
  return db
    .select({ kind: productRelations.kind, id: productRelations.shownId })
    .from(productRelations)
    .innerJoin(products, and(eq(products.id, productRelations.shownId), isVisible()))
    .where(eq(productRelations.productId, productId))
    .orderBy(sql`${productRelations.kind}`, asc(productRelations.position));
}
