import { sql } from 'drizzle-orm';
import { MONEY_RULES } from '../../../__tests__/support/invariants/money-rules.ts';
import { ORDER_RULES } from '../../../__tests__/support/invariants/order-rules.ts';
import { type Database, selectRows } from '../../../shop-api/db/database.ts';
import { customers } from '../../../shop-api/db/schema/customers.ts';
import { orders } from '../../../shop-api/db/schema/orders.ts';
import type { Acknowledged } from '../traffic/buy.ts';

/** Returns what differs between the orders that shoppers were told of and those of the shop. */
export async function ordersUnlike(
  db: Database,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const kept = await db
    .select({ number: orders.number, email: customers.email })
    .from(orders)
    .innerJoin(customers, sql`${customers.id} = ${orders.customerId}`)
    .where(sql`${customers.email} LIKE 'sale.%'`);
  const told = new Map(acknowledged.map((one) => [one.number, one]));
  const inShop = new Map(kept.map((one) => [one.number, one]));
  const twice = acknowledged.length - told.size;
  return [
    ...acknowledged
      .filter(({ number, email }) => inShop.get(number)?.email !== email)
      .map(({ number }) => `Order ${number} was acknowledged and is lost`),
    ...kept
      .filter(({ number }) => !told.has(number))
      .map(({ number }) => `Order ${number} was placed and nobody was told`),
    ...(twice ? [`${twice} orders were acknowledged twice`] : []),
    ...(await keysUnlike(db, acknowledged)),
  ];
}

/** Each key has one answer, and it is the one that the shopper got. */
async function keysUnlike(db: Database, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = await selectRows<{ key: string; number: string }>(
    db,
    sql`SELECT key, answer ->> 'order_id' AS number FROM idempotency_keys
      WHERE call = 'POST /orders/' AND status = 200`,
  );
  const numberOf = new Map(rows.map(({ key, number }) => [key, number]));
  return acknowledged
    .filter(({ key, number }) => numberOf.get(key) !== number)
    .map(({ key, number }) => `Order ${number}: its key says ${numberOf.get(key)}`);
}

/** Returns the rules of goods, orders and money that rows of the database break. */
export async function rulesBroken(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries({ ...ORDER_RULES, ...MONEY_RULES })) {
    const rows = await selectRows<{ broken: string }>(db, query);
    if (rows.length > 0) broken.push(`${rule}: broken by ${rows.map((row) => row.broken)}`);
  }
  return broken;
}
