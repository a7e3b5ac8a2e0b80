import { eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import type { Database } from '../../db/database.ts';
import { productPieces } from '../../db/schema/bundles.ts';
import { cartLines } from '../../db/schema/carts.ts';
import { orderPieces } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { products } from '../../db/schema/products.ts';
import { DomainError } from '../kernel/errors.ts';
import { holdProducts } from '../kernel/hold-products.ts';
import { type LineOfPieces, type PartToSell, piecesOf } from '../kernel/pieces.ts';
import { namingCause, type StockCause } from '../kernel/stock-cause.ts';
import { stockNow, stockOf } from '../kernel/stock-now.ts';
import type { Shopper } from '../kernel/who.ts';
import { isOpenOrderOf } from './open-order.ts';

/**
 * The number of a product that a shopper's cart may contain, as a column of a query: the stock plus
 * the reservation of the shopper's own open order. Null where the stock is unknown.
 */
export function stockFor(db: Database, shopper: Shopper): SQL<number | null> {
  if (shopper.kind === 'visitor') return stockNow();
  const held = db
    .select({ pieces: sum(orderPieces.stockTaken) })
    .from(orders)
    .innerJoin(orderPieces, eq(orderPieces.orderId, orders.id))
    .where(sql`${isOpenOrderOf(shopper)} AND ${orderPieces.productId} = piece.id`);
  return stockOf(sql`piece.stock + coalesce((${held}), 0)`);
}

interface Wanted {
  orderIds?: readonly number[];
  cartId?: number;
  productIds?: readonly number[];
}

/** Locks what orders, a cart and products take off the shelf, as `holdProducts` does. */
export async function lockProducts(
  tx: Database,
  { orderIds = [], cartId = 0, productIds = [] }: Wanted,
): Promise<void> {
  const ordered = tx
    .select({ id: orderPieces.productId })
    .from(orderPieces)
    .where(inArray(orderPieces.orderId, [...orderIds]));
  const inCart = tx
    .select({ id: productPieces.pieceId })
    .from(cartLines)
    .innerJoin(productPieces, eq(productPieces.productId, cartLines.productId))
    .where(eq(cartLines.cartId, cartId));
  const named = tx
    .select({ id: productPieces.pieceId })
    .from(productPieces)
    .where(inArray(productPieces.productId, [...productIds]));
  await holdProducts(tx, ordered.union(inCart).union(named));
}

/** A line whose goods are taken. `stock` is the number in stock, null where it is unknown. */
interface StockLine extends LineOfPieces<PartToSell> {
  name: string;
  stock: number | null;
}

/** Goods of which too little is left, and how many that is. */
interface Short {
  name: string;
  stock: number;
}

/**
 * Returns the lines of which too little is left, and the pieces that several lines take together more
 * of than there are: a bundle and its part are of the same pieces.
 */
export function shortOf(lines: readonly StockLine[]): Short[] {
  const alone = lines.flatMap((line) => short(line, line.quantity));
  const goods = new Map<number, Pick<StockLine, 'name' | 'stock'>>([
    ...lines.flatMap(({ parts }) => parts.map((part) => [part.id, part] as const)),
    ...lines.map((line) => [line.productId, line] as const),
  ]);
  const pieces = Map.groupBy(lines.flatMap(piecesOf), ({ productId }) => productId);
  const together = [...pieces].flatMap(([id, wanted]) => {
    const one = goods.get(id);
    const sum = wanted.reduce((total, { quantity }) => total + quantity, 0);
    return one && wanted.length > 1 ? short(one, sum) : [];
  });
  return [...alone, ...together];
}

function short({ name, stock }: Pick<StockLine, 'name' | 'stock'>, wanted: number): Short[] {
  return stock !== null && wanted > stock ? [{ name, stock }] : [];
}

/** Refuses lines of which too little is left. Errors: `conflict`, naming the first product. */
export function assertInStock(lines: readonly StockLine[]): void {
  const [first] = shortOf(lines);
  if (!first) return;
  const { name, stock } = first;
  const left =
    stock === 0 ? orderApiMessages.noneLeft(name) : orderApiMessages.fewLeft(name, stock);
  throw new DomainError('conflict', 'out_of_stock', left);
}

/** Takes the goods of locked lines from the stock; an unknown stock stays unknown. */
export async function takeStock(
  tx: Database,
  lines: readonly LineOfPieces[],
  cause: StockCause,
): Promise<void> {
  const pieces = lines.flatMap(piecesOf);
  const moves = pieces.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  await moveStock(tx, moves, cause);
}

/** A change of the stock of one product. */
export interface StockMove {
  productId: number;
  /** Negative: taken away. */
  delta: number;
}

/** Changes the stock of products, which may be named twice, and says why; an unknown one stays so. */
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
    FROM (SELECT id, sum(delta)::int AS delta FROM unnest(${ids}::int[], ${deltas}::int[])
      AS given (id, delta) GROUP BY id) AS moved, ${namingCause(cause)}
    WHERE ${products.id} = moved.id`);
}
