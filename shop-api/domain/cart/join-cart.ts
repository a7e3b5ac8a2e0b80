import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { carts } from '../../db/schema/carts.ts';
import { products } from '../../db/schema/products.ts';
import type { Context } from '../context.ts';
import type { Customer, Owners } from '../identity/who.ts';
import { findCart, openCart } from './lock-cart.ts';
import { mostOf, quantityProblem } from './rules.ts';
import { stockFor } from './stock-for.ts';

interface JoinCart {
  ctx: Context;
  input: Owners;
}

/**
 * Puts a visitor's cart into the customer's: quantities add up and stop at the stock. A line keeps
 * its id where it can, so that a change under way still finds it. Answers what was cut, in words.
 */
export async function joinCart({ ctx, input: { visitor, customer } }: JoinCart): Promise<string[]> {
  const { db: tx, clock } = ctx;
  const from = await findCart({ tx, shopper: visitor, now: clock.now() });
  if (from === undefined) return [];
  const to = await openCart({ tx, shopper: customer, now: clock.now() });
  const there = await linesOf(tx, { customer, cartId: to });
  const theirs = new Map(there.map((line) => [line.productId, line]));
  const mine = await linesOf(tx, { customer, cartId: from });
  const joined = mine.map((line) => join(line, theirs.get(line.productId)));
  await writeLines(tx, { cartId: to, now: clock.now() }, joined);
  await tx.delete(carts).where(eq(carts.id, from));
  return joined.flatMap(({ change }) => change ?? []);
}

interface Line {
  id: number;
  productId: number;
  quantity: number;
  name: string;
  stock: number | null;
}

interface JoinedLine {
  id: number;
  productId: number;
  /** 0 where nothing is left to order. */
  quantity: number;
  change: string | undefined;
}

function join(mine: Line, theirs: Line | undefined): JoinedLine {
  const wanted = mine.quantity + (theirs?.quantity ?? 0);
  const problem = quantityProblem(wanted, mine.stock);
  return {
    id: theirs?.id ?? mine.id,
    productId: mine.productId,
    quantity: Math.min(wanted, mostOf(mine.stock)),
    change: problem && `${mine.name}: ${problem}`,
  };
}

interface CartToJoin {
  /** Who shall have the cart. */
  customer: Customer;
  cartId: number;
}

/** All lines, also of products that are off the shelves for a while. */
function linesOf(tx: Database, { customer, cartId }: CartToJoin): Promise<Line[]> {
  return tx
    .select({
      id: cartLines.id,
      productId: cartLines.productId,
      quantity: cartLines.quantity,
      name: products.name,
      stock: stockFor(tx, customer),
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
}

/** The lines exist, so that each is changed: an upsert changes many at once. */
async function writeLines(
  tx: Database,
  { cartId, now: changedAt }: { cartId: number; now: Date },
  joined: JoinedLine[],
): Promise<void> {
  const rows = joined
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, productId, quantity }) => ({ id, cartId, productId, quantity, changedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: cartLines.id,
      set: { cartId, quantity: sql`excluded.quantity`, changedAt },
    });
}
