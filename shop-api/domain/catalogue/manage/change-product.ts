import { eq, sql } from 'drizzle-orm';
import { priceFields, stockFields } from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { toPaise } from '../../../../contract/shop/money.ts';
import { products } from '../../../db/schema/products.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import type { ManageContext } from './manage-context.ts';
import { tagsOfProducts } from './manage-context.ts';

interface ChangeProduct {
  ctx: ManageContext;
  input: { id: number };
}

interface ChangeFields extends ChangeProduct {
  input: { id: number; fields: GivenFields };
}

/** Sets MRP and price, in rupees. Errors: `invalid` by field; `not_found`. */
export async function setPrice({ ctx, input }: ChangeFields): Promise<void> {
  const { mrp, price } = await checkedJson(priceFields, input.fields);
  const row = { mrpPaise: toPaise(mrp), pricePaise: toPaise(price), updatedAt: sql`now()` };
  await change({ ctx, input }, row);
}

/**
 * Sets how many pieces can be sold; null: unknown. Pieces that open orders have taken are not among
 * them. Errors: `invalid` by field; `not_found`.
 */
export async function setStock({ ctx, input }: ChangeFields): Promise<void> {
  await change({ ctx, input }, await checkedJson(stockFields, input.fields));
}

/** Shows a product to shoppers. Errors: `not_found`. */
export async function publishProduct({ ctx, input }: ChangeProduct): Promise<void> {
  await change({ ctx, input }, { isPublished: true, updatedAt: sql`now()` });
}

/** Takes a product out of the shop: no listing, search or page has it. Errors: `not_found`. */
export async function withdrawProduct({ ctx, input }: ChangeProduct): Promise<void> {
  await change({ ctx, input }, { isPublished: false, updatedAt: sql`now()` });
}

type Columns = Parameters<ReturnType<ManageContext['db']['update']>['set']>[0];

/** None of these columns has words, so nothing is indexed. */
async function change({ ctx, input: { id } }: ChangeProduct, columns: Columns): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const changed = await tx
      .update(products)
      .set(columns)
      .where(eq(products.id, id))
      .returning({ id: products.id });
    if (changed.length === 0) throw notFound('product_not_found', 'Product');
  });
  ctx.notify(tagsOfProducts([id]));
}
