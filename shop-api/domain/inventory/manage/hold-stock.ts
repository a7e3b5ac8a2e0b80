import { eq, sql } from 'drizzle-orm';
import type { StockFigures } from '../../../../contract/staff/stock.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { notFound } from '../../kernel/errors.ts';
import { isBundle } from '../../kernel/pieces.ts';
import { namingCause, type StockCause } from '../../kernel/stock-cause.ts';
import { figuresOf, piecesInOrders } from '../stock-figures.ts';
import { stockOfBundle } from './correction.ts';

/** The refusal of a product that does not exist. */
export const noSuchProduct = () => notFound('product_not_found', 'Product');

/**
 * Locks a product until the transaction ends, and returns the figures of its stock. Whoever orders
 * or cancels holds the same lock, so they do not change meanwhile. Errors: `not_found`;
 * `conflict` for a bundle.
 */
export async function holdStock(tx: Database, id: number): Promise<StockFigures> {
  const [product] = await tx
    .select({ stock: products.stock, isBundle: isBundle() })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  if (!product) throw noSuchProduct();
  if (product.isBundle) throw stockOfBundle();
  // A statement of its own: it sees the orders of those who held the lock before.
  return figuresOf(product.stock, (await piecesInOrders(tx, [id])).get(id));
}

/** Sets the stock of a product, null for unknown, and says why. */
export async function setStockTo(
  tx: Database,
  { id, stock }: { id: number; stock: number | null },
  cause: StockCause,
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${products} SET stock = ${stock}::int FROM ${namingCause(cause)}
    WHERE ${products.id} = ${id}`);
}

/** Returns the cache tags of what displays the stock of a product. */
export const tagsOfStock = (id: number) => [`product:${id}`, 'products'];
