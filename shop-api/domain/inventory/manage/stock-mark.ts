import { eq, inArray } from 'drizzle-orm';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { stockMarkFields } from '../../../../contract/staff/stock.ts';
import { products } from '../../../db/schema/products.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { readManaged } from '../../trail/read-managed.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { figuresOf, piecesInOrders } from '../stock-figures.ts';
import { noSuchProduct } from './hold-stock.ts';

/** What staff set about a stock; how it moves is in `stock_movements`. */
const stockMark: Managed<number, { low_mark: number | null }> = {
  kind: 'stock',
  missing: noSuchProduct,
  read: async (tx, ids) => {
    const rows = await tx
      .select({ id: products.id, low_mark: products.lowMark })
      .from(products)
      .where(inArray(products.id, [...ids]));
    return new Map(rows.map(({ id, ...mark }) => [id, mark]));
  },
};

interface ReadStock {
  ctx: DeskContext;
  input: { id: number };
}

/** Returns the stock of a product with its low mark. Staff only. Errors: `not_found`. */
export async function readStock({ ctx, input }: ReadStock) {
  const { data: mark, version } = await readManaged({ ctx, of: stockMark, input });
  const [product] = await ctx.db
    .select({
      name: products.name,
      sku: products.sku,
      is_published: products.isPublished,
      stock: products.stock,
    })
    .from(products)
    .where(eq(products.id, input.id));
  if (!product) throw noSuchProduct();
  const inOrders = await piecesInOrders(ctx.db, [input.id]);
  const { stock, ...goods } = product;
  return { data: { ...goods, ...mark, ...figuresOf(stock, inOrders.get(input.id)) }, version };
}

interface SaveStockMark {
  ctx: DeskContext;
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Sets the low mark of a product. Staff only. Errors: `invalid` by field, `not_found`, `conflict`.
 */
export async function saveStockMark({ ctx, input }: SaveStockMark): Promise<Saved<number>> {
  const { id, version, fields } = input;
  if (id === undefined) throw notFound('product_not_found', 'Product');
  return saveManaged({
    ctx,
    of: stockMark,
    input: { id, version },
    write: async (tx) => {
      const { low_mark: lowMark } = await checkedJson(stockMarkFields, fields);
      await tx.update(products).set({ lowMark }).where(eq(products.id, id));
      return id;
    },
  });
}
