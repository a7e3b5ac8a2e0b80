import { expect } from '@jest/globals';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';
import { selectRows } from '../../shop-api/db/select-rows.ts';
import { MONEY_RULES } from './invariants/money-rules.ts';
import { ORDER_RULES } from './invariants/order-rules.ts';

/** Queries by the rule they look after; each answers the rows that break it. */
export const RULES: Record<string, SQL> = { ...ORDER_RULES, ...MONEY_RULES };

/** By product: what lies on the shelf and what orders have taken from it, together. */
export type Goods = Record<string, number>;

/**
 * Counts the goods of the shop, those that orders took included: whatever is ordered, cancelled or
 * expires afterwards, the sum of each product stays.
 */
export async function countGoods(db: Database): Promise<Goods> {
  const rows = await selectRows<{ id: number; pieces: number }>(
    db,
    sql`SELECT p.id, (p.stock + coalesce(sum(l.stock_taken), 0))::int AS pieces
        FROM products p LEFT JOIN order_lines l ON l.product_id = p.id
        WHERE p.stock IS NOT NULL GROUP BY p.id`,
  );
  return Object.fromEntries(rows.map(({ id, pieces }) => [id, pieces]));
}

/**
 * What must hold of orders, goods and money at every moment, asked of the whole database. `goods` is
 * what `countGoods` said before; tests that set a stock by hand count afterwards.
 */
export async function assertInvariants(db: Database, goods?: Goods): Promise<void> {
  const broken: Record<string, string[]> = {};
  for (const [rule, query] of Object.entries(RULES)) {
    const rows = await selectRows<{ broken: string }>(db, query);
    if (rows.length > 0) broken[rule] = rows.map((row) => row.broken);
  }
  expect(broken).toEqual({});
  if (goods) expect(await countGoods(db)).toEqual(goods);
}
