import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AddedOutcome } from '../../../contract/cart/added-line.ts';
import { maxQuantity } from '../../../contract/cart/quantity.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/carts.ts';
import { products } from '../../db/schema/products.ts';
import { priceAt } from '../catalogue/sale-prices/price-at.ts';
import { stockFor } from '../inventory/stock.ts';
import type { Shopper } from '../kernel/who.ts';
import { openCart } from './lock-cart.ts';

interface FillCart {
  tx: Database;
  shopper: Shopper;
  now: Date;
  /** Each product once. */
  wanted: readonly { productId: number; quantity: number }[];
}

type Goods = Awaited<ReturnType<typeof goodsOf>>[number];

/** What the cart holds of a product that was wanted, and why it is not more. */
export interface Filled extends Goods {
  quantity: number;
  outcome: AddedOutcome;
}

/**
 * Makes a cart hold at least so many of each product, at today's prices and as far as in stock;
 * returns the products that are sold, by their ids. What is in the cart already counts and is never
 * reduced: a repeated call adds nothing.
 */
export async function fillCart(given: FillCart): Promise<Map<number, Filled>> {
  const { tx, shopper, now, wanted } = given;
  const cartId = await openCart({ tx, shopper, now });
  const goods = await goodsOf(given, cartId);
  const wantedOf = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const filled = goods.map((one) => filledOf(one, wantedOf.get(one.id) ?? 0));
  await write(
    tx,
    filled.map((one) => lineOf(one, { cartId, changedAt: now })),
  );
  return new Map(filled.map((one) => [one.id, one]));
}

/** Reads the products as they are sold today, with the quantity of each in the cart. */
function goodsOf({ tx, shopper, now, wanted }: FillCart, cartId: number) {
  const ids = wanted.map(({ productId }) => productId);
  return tx
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      pricePaise: priceAt(now),
      stock: stockFor(tx, shopper),
      inCart: sql<number>`coalesce(${cartLines.quantity}, 0)`,
    })
    .from(products)
    .leftJoin(cartLines, and(eq(cartLines.productId, products.id), eq(cartLines.cartId, cartId)))
    .where(and(inArray(products.id, ids), products.isPublished));
}

function filledOf(goods: Goods, wanted: number): Filled {
  const quantity = Math.max(goods.inCart, Math.min(wanted, maxQuantity(goods.stock)));
  return { ...goods, quantity, outcome: outcomeOf(goods, wanted, quantity) };
}

function outcomeOf({ stock, inCart }: Goods, wanted: number, quantity: number): AddedOutcome {
  if (stock === 0) return 'out of stock';
  if (quantity < wanted) return 'fewer than ordered';
  return inCart >= wanted ? 'already in the cart' : 'added';
}

type Line = typeof cartLines.$inferInsert;

function lineOf(
  { id, quantity, pricePaise }: Filled,
  of: Pick<Line, 'cartId' | 'changedAt'>,
): Line {
  return { ...of, productId: id, quantity, acceptedPaise: pricePaise };
}

async function write(tx: Database, lines: readonly Line[]): Promise<void> {
  const rows = lines.filter(({ quantity }) => quantity > 0);
  if (rows.length === 0) return;
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: {
        quantity: sql`excluded.quantity`,
        acceptedPaise: sql`excluded.accepted_price_paise`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}
