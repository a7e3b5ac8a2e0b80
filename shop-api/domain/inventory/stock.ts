import { and, asc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/carts.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { DomainError } from '../kernel/errors.ts';
import { namingCause, type StockCause } from '../kernel/stock-cause.ts';
import type { Shopper } from '../kernel/who.ts';
import { isOpenOrderOf } from './open-order.ts';

/**
 * The number of a product that a shopper's cart may contain, as a column of a query: the stock plus
 * the reservation of the shopper's own open order. Null where the stock is unknown.
 */
export function stockFor(db: Database, shopper: Shopper): SQL<number | null> {
  if (shopper.kind === 'visitor') return sql<number | null>`${products.stock}`;
  const held = db
    .select({ pieces: sum(orderLines.stockTaken) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isOpenOrderOf(shopper), eq(orderLines.productId, products.id)));
  return sql<number | null>`(${products.stock} + coalesce((${held}), 0))::int`;
}

interface Wanted {
  orderIds: readonly number[];
  cartId?: number;
}

/**
 * Locks the products of orders and of a cart until the transaction ends: in one statement and in
 * the order of their ids, so that no two transactions deadlock.
 */
export async function lockProducts(tx: Database, { orderIds, cartId }: Wanted): Promise<void> {
  const ordered = tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  const inCart = tx
    .select({ id: cartLines.productId })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId ?? 0));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ordered.union(inCart)))
    .orderBy(asc(products.id))
    // Who only refers to a product, as a new line of a cart does, need not wait.
    .for('no key update');
}

/** A line whose goods are taken. `stock` is the number in stock, null where it is unknown. */
interface StockLine {
  productId: number;
  name: string;
  quantity: number;
  stock: number | null;
}

/** Refuses lines of which too little is left. Errors: `conflict`, naming the first product. */
export function assertInStock(lines: readonly StockLine[]): void {
  for (const { name, quantity, stock } of lines) {
    if (stock === null || quantity <= stock) continue;
    const left =
      stock === 0 ? orderApiMessages.noneLeft(name) : orderApiMessages.fewLeft(name, stock);
    throw new DomainError('conflict', 'out_of_stock', left);
  }
}

type Taken = Pick<StockLine, 'productId' | 'quantity' | 'stock'>;

/** Takes the goods of locked lines from the stock, where it is known. */
export async function takeStock(
  tx: Database,
  lines: readonly Taken[],
  cause: StockCause,
): Promise<void> {
  const counted = lines.filter(({ stock }) => stock !== null);
  const moves = counted.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  await moveStock(tx, moves, cause);
}

/** A change of the stock of one product. */
export interface StockMove {
  productId: number;
  /** Negative: taken away. */
  delta: number;
}

/** Changes the stock of products and says why; an unknown stock stays unknown. */
export async function moveStock(
  tx: Database,
  moves: readonly StockMove[],
  cause: StockCause,
): Promise<void> {
  if (moves.length === 0) return;
  const ids = sql.param(moves.map(({ productId }) => productId));
  const deltas = sql.param(moves.map(({ delta }) => delta));
  // One statement: each further one would have other orders of these products wait longer.
  await tx.execute(sql`
    UPDATE ${products} SET stock = ${products.stock} + moved.delta
    FROM unnest(${ids}::int[], ${deltas}::int[]) AS moved(id, delta), ${namingCause(cause)}
    WHERE ${products.id} = moved.id`);
}
