import { expect } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../shop-api/db/database.ts';
import { MONEY_RULES } from './invariants/money-rules.ts';
import { ORDER_RULES } from './invariants/order-rules.ts';

/** Queries by the rule they check; each returns the rows that break it. */
export const RULES: Record<string, SQL> = { ...ORDER_RULES, ...MONEY_RULES };

/** Per product, the stock plus the quantity taken by orders and replacements, or written off. */
export type Goods = Record<string, number>;

/**
 * Counts the goods of the shop, including those taken by orders and replacements: ordering, cancelling,
 * expiring and replacing do not change the sum of a product.
 */
export async function countGoods(db: Database): Promise<Goods> {
  const rows = await selectRows<{ id: number; pieces: number }>(
    db,
    sql`SELECT p.id, (p.stock + coalesce(sum(taken), 0))::int AS pieces
        FROM products p LEFT JOIN (
          SELECT product_id, stock_taken AS taken FROM order_lines
          UNION ALL
          SELECT l.product_id, q.stock_taken
          FROM return_requests q JOIN order_lines l ON l.id = q.order_line_id
          UNION ALL
          SELECT l.product_id, f.written_off
          FROM order_refund_lines f JOIN order_lines l ON l.id = f.order_line_id
        ) t ON t.product_id = p.id
        WHERE p.stock IS NOT NULL GROUP BY p.id`,
  );
  return Object.fromEntries(rows.map(({ id, pieces }) => [id, pieces]));
}

/**
 * Checks the invariants of orders, goods and money in the whole database. `goods` is an earlier
 * result of `countGoods`; tests that set a stock count after that.
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
