import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { DomainError } from '../errors.ts';

/**
 * Takes the goods of locked lines from the stock. Errors: `conflict`, naming the first product of
 * which there is not enough.
 */
export async function takeStock(tx: Database, lines: readonly CartLine[]): Promise<void> {
  for (const { name, quantity, stock } of lines) {
    if (stock === null || quantity <= stock) continue;
    const left = stock === 0 ? `${name} is out of stock.` : `Only ${stock} left of ${name}.`;
    throw new DomainError('conflict', `${left} Please review your cart.`);
  }
  for (const { productId, quantity, stock } of lines) {
    if (stock === null) continue;
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(eq(products.id, productId));
  }
}
