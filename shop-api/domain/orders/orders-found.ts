import { and, eq, inArray, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { numberText } from '../../../contract/kit/digits.ts';
import { type Database, selectRows } from '../../db/database.ts';
import { accountWords, customers } from '../../db/schema/customers.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders, receiverWords } from '../../db/schema/orders.ts';
import { nameTerms, products } from '../../db/schema/products.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';

/**
 * Of fewer orders than these the first ones are sorted out of all that were found; of more, they are
 * found by looking through the sorted orders.
 */
const FEW = 5_000;

interface Way {
  isFound: SQL;
  /** It finds many, so that each order is held against it. */
  hasMany?: boolean;
}

/**
 * Returns how a text may find orders: by their number, with or without its letters; by words of a
 * name, the last digits of a mobile number or an email address, of who ordered and of who receives; by
 * the PIN code; by a product in it, its name or its SKU.
 */
async function waysToOrders(db: Database, typed: string): Promise<Way[]> {
  const digits = numberText(typed).replace(/^vn/i, '');
  const own = [
    /^\d+$/.test(digits) ? eq(orders.number, `VN${digits}`) : undefined,
    /^\d{6}$/.test(digits) ? eq(orders.postalCode, digits) : undefined,
    endsWithDigits(orders.mobile, typed),
    hasWords(receiverWords(orders), typed),
  ].flatMap((isFound) => (isFound ? [{ isFound }] : []));
  const others = await Promise.all([byOrderer(db, typed), byGoods(db, typed)]);
  return [...own, ...others.filter((way) => way !== undefined)];
}

/** Returns the ways in which a text finds orders. */
export async function ordersFound(db: Database, typed: string): Promise<SQL[]> {
  return (await waysToOrders(db, typed)).map(({ isFound }) => isFound);
}

/** Returns the ways in which a text finds what a column names the order of. */
export async function ordersFoundIn(db: Database, column: SQLWrapper, typed: string) {
  return (await waysToOrders(db, typed)).map(({ isFound, hasMany }) => {
    const found = db.select({ id: orders.id }).from(orders).where(isFound);
    const own = db
      .select({ yes: sql`true` })
      .from(orders)
      .where(and(eq(orders.id, column), isFound));
    return hasMany ? sql`${own}` : sql`${column} IN ${found}`;
  });
}

async function byOrderer(db: Database, typed: string): Promise<Way | undefined> {
  const { id, email, phone } = customers;
  const isOrderer = or(
    beginsAsEmail(email, typed),
    endsWithDigits(phone, typed),
    hasWords(accountWords(customers), typed),
  );
  if (!isOrderer) return undefined;
  const who = db.select({ id }).from(customers).where(isOrderer);
  const isTheirs = inArray(orders.customerId, who);
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(isTheirs)
    .limit(FEW + 1);
  if (await areFew(db, some)) return { isFound: sql`${orders.customerId} = ANY (ARRAY ${who})` };
  return { isFound: lookedUp(isTheirs), hasMany: true };
}

async function byGoods(db: Database, typed: string): Promise<Way> {
  const { orderId, productId } = orderLines;
  const isSku = sql`lower(${products.sku}) = lower(${typed})`;
  const isIt = or(hasWords(nameTerms(products), typed), isSku);
  const goods = db.select({ id: products.id }).from(products).where(isIt);
  const isOfThem = inArray(productId, goods);
  const some = db
    .select({ id: orderId })
    .from(orderLines)
    .where(isOfThem)
    .limit(FEW + 1);
  if (await areFew(db, some)) return { isFound: sql`${orders.id} = ANY (ARRAY ${some})` };
  const has = db
    .select({ yes: sql`true` })
    .from(orderLines)
    .where(and(eq(orderId, orders.id), lookedUp(isOfThem)))
    .limit(1);
  const newest = sql`(SELECT placed_at FROM orders WHERE id = (${newestWith(db, goods)}))`;
  // Later orders need not be looked through, where goods are no longer sold.
  return { isFound: sql`${lte(orders.placedAt, newest)} AND ${has}`, hasMany: true };
}

/** A condition on a list of ids that is tried for each row, and not joined: all would be sorted. */
const lookedUp = (condition: SQL) => sql`(${condition}) IS TRUE`;

function newestWith(db: Database, goods: SQLWrapper): SQL {
  const newest = db
    .select({ id: sql`max(${orderLines.orderId})` })
    .from(orderLines)
    .where(eq(orderLines.productId, sql`goods.id`));
  return sql`SELECT max(newest.id) FROM ${goods} AS goods CROSS JOIN LATERAL ${newest} AS newest(id)`;
}

async function areFew(db: Database, some: SQLWrapper): Promise<boolean> {
  const [row] = await selectRows<{ n: number }>(
    db,
    sql`SELECT count(*)::int AS n FROM ${some} AS found`,
  );
  return (row?.n ?? 0) <= FEW;
}
