import { asc, eq, sql } from 'drizzle-orm';
import { maxQuantity } from '../../../contract/cart/quantity.ts';
import { quantityMessages } from '../../../contract/messages/cart.ts';
import {
  type TextWithValues,
  type TranslatableMessage,
  translatableMessages,
} from '../../../contract/messages/text-with-values.ts';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/schema/carts.ts';
import { products } from '../../db/schema/products.ts';
import { stockFor } from '../inventory/stock.ts';
import type { Given } from '../kernel/context.ts';
import type { Customer, Owners } from '../kernel/who.ts';
import { findCart, openCart } from './lock-cart.ts';
import { quantityProblem } from './quantity-rules.ts';

/**
 * Moves a visitor's cart into the customer's: quantities add up to the stock at most. A line
 * retains its id if possible, so that a concurrent change finds it. Returns messages about
 * reductions.
 */
export async function joinCart({
  ctx,
  input: { visitor, customer },
}: Given<Owners>): Promise<TranslatableMessage[]> {
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
  return translatableMessages(joined.flatMap(({ change }) => change ?? []));
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
  /** 0 where nothing can be ordered. */
  quantity: number;
  change: TextWithValues | undefined;
}

function join(mine: Line, theirs: Line | undefined): JoinedLine {
  const wanted = mine.quantity + (theirs?.quantity ?? 0);
  const problem = quantityProblem(wanted, mine.stock);
  return {
    id: theirs?.id ?? mine.id,
    productId: mine.productId,
    quantity: Math.min(wanted, maxQuantity(mine.stock)),
    change: problem === undefined ? undefined : quantityMessages.ofProduct(mine.name, problem),
  };
}

interface CartToJoin {
  /** The customer who gets the cart. */
  customer: Customer;
  cartId: number;
}

/** Reads all lines, also of products that are temporarily unpublished. */
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

/** Updates existing lines: one upsert changes all of them. */
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
