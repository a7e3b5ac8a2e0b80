import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { salePrices } from '../../../db/schema/sale-prices.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { type Dated, isWithin } from '../../kernel/dated.ts';
import { holdProducts } from '../../kernel/hold-products.ts';
import { tagsOfProducts } from '../manage/tags-of-products.ts';

/** Products of one transaction: an order that wants one of them waits for no more than these. */
const BATCH = 1_000;

/** When sale prices begin and end. */
export const salePriceTimes: Dated = {
  async turned(db, span) {
    const turns = or(isWithin(salePrices.startsAt, span), isWithin(salePrices.endsAt, span));
    return (await db.$count(salePrices, turns)) > 0 ? ['products'] : [];
  },
};

/**
 * Begins and ends the sale prices whose moment has come, and gives products the price that counts.
 * Several processes may do it at once, and one that is killed leaves work that is still due: a sale
 * price is settled only when all products have followed its newest revision. Its state goes forward
 * alone, so processes whose clocks differ do not undo each other. Returns how many it settled.
 */
export async function settleSalePrices({
  db,
  clock,
  notify,
}: Pick<Context, 'db' | 'clock' | 'notify'>): Promise<number> {
  await moveOn(db, clock.now());
  const due = await db
    .select({ id: salePrices.id, revision: salePrices.revision })
    .from(salePrices)
    .where(ne(salePrices.revision, salePrices.settledRevision));
  if (due.length === 0) return 0;
  for await (const ids of followed(
    db,
    due.map(({ id }) => id),
  )) {
    notify(tagsOfProducts(ids));
  }
  for (const { id, revision } of due) {
    await db.update(salePrices).set({ settledRevision: revision }).where(eq(salePrices.id, id));
  }
  return due.length;
}

/** What a sale price is at a moment. */
export function salePriceStateAt(now: Date): SQL<'planned' | 'running' | 'ended'> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`CASE WHEN NOT ${salePrices.isActive} OR ${salePrices.endsAt} <= ${at} THEN 'ended'
    WHEN ${salePrices.startsAt} <= ${at} THEN 'running' ELSE 'planned' END`;
}

/** Of two processes the second finds nothing to move: the row is no longer as it was. */
async function moveOn(db: Database, now: Date): Promise<void> {
  const state = salePriceStateAt(now);
  await db
    .update(salePrices)
    .set({ state, revision: sql`${salePrices.revision} + 1` })
    .where(sql`${salePrices.state} <> 'ended' AND ${state} <> ${salePrices.state}
      AND ${state} <> 'planned'`);
}

interface Looked {
  id: number;
  /** Whether its price is another one by now. */
  differs: boolean;
  /** Whether one of the sale prices counts for it, or did. */
  concerned: boolean;
}

/** Gives products their price, batch by batch; yields those whose pages are others now. */
async function* followed(db: Database, salePriceIds: readonly number[]) {
  for (let last = 0; ; ) {
    const rows = await look(db, sql`${products.id} > ${last}`, salePriceIds);
    await priceAnew(
      db,
      rows.filter(({ differs }) => differs).map(({ id }) => id),
    );
    const ids = rows.filter((row) => row.differs || row.concerned).map(({ id }) => id);
    if (ids.length > 0) yield ids;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Gives these products the price that counts, where they have another one: a transaction that had
 * begun before a sale price did has changed them by what held then.
 */
export async function followSalePrices(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await look(db, inArray(products.id, [...ids]), []);
  await priceAnew(
    db,
    rows.filter(({ differs }) => differs).map(({ id }) => id),
  );
}

function look(db: Database, where: SQL, salePriceIds: readonly number[]): Promise<Looked[]> {
  const due = sql`ANY (${sql.param([...salePriceIds])}::int[])`;
  return selectRows<Looked>(
    db,
    sql`SELECT ${products.id} AS id,
      (${products.salePriceId}, ${products.salePaise})
        IS DISTINCT FROM (found.sale_price_id, found.sale_paise) AS differs,
      coalesce(${products.salePriceId} = ${due} OR found.sale_price_id = ${due}, false) AS concerned
    FROM ${products} LEFT JOIN LATERAL sale_price_of(${products}, NULL) AS found ON true
    WHERE ${where} ORDER BY ${products.id} LIMIT ${BATCH}`,
  );
}

/** The trigger `products_are_priced` looks the price up; the locks are taken as orders take them. */
async function priceAnew(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = inArray(products.id, [...ids]);
  await inTransaction(db, async (tx) => {
    await holdProducts(tx, ids);
    await tx
      .update(products)
      .set({ pricePaise: sql`${products.pricePaise}` })
      .where(these);
  });
}
