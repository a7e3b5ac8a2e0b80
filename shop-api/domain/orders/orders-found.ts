import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { numberText } from '../../../contract/kit/digits.ts';
import type { Database } from '../../db/database.ts';
import { accountWords, customers } from '../../db/schema/customers.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders, receiverWords } from '../../db/schema/orders.ts';
import { nameTerms, products } from '../../db/schema/products.ts';
import { beginsAsEmail, endsWithDigits, hasWords } from '../kernel/typed-search.ts';

/**
 * Returns a query of the ids of orders that staff look for: by the number of the order, with or
 * without its letters; by words of a name, the last digits of a mobile number or an email address, of
 * who ordered and of who receives; by the PIN code; by a product in it, its name or its SKU. Each of
 * them is a query of its own, since each has an index.
 */
export function ordersFound(db: Database, typed: string): SQL {
  const ways = [
    ...ownFacts(typed).map((fact) => db.select({ id: orders.id }).from(orders).where(fact)),
    ...ordered(db, typed),
    ...containing(db, typed),
  ];
  if (ways.length === 0) return sql`(SELECT NULL::int)`;
  return sql`(${sql.join(ways, sql` UNION ALL `)})`;
}

function ownFacts(typed: string): SQL[] {
  const digits = numberText(typed).replace(/^vn/i, '');
  return [
    /^\d+$/.test(digits) ? eq(orders.number, `VN${digits}`) : undefined,
    /^\d{6}$/.test(digits) ? eq(orders.postalCode, digits) : undefined,
    endsWithDigits(orders.mobile, typed),
    hasWords(receiverWords(orders), typed),
  ].filter((fact) => fact !== undefined);
}

function ordered(db: Database, typed: string) {
  const { id, email, phone } = customers;
  return [
    beginsAsEmail(email, typed),
    endsWithDigits(phone, typed),
    hasWords(accountWords(customers), typed),
  ].flatMap((isOrderer) => {
    if (!isOrderer) return [];
    const who = db.select({ id }).from(customers).where(isOrderer);
    return [db.select({ id: orders.id }).from(orders).where(inArray(orders.customerId, who))];
  });
}

function containing(db: Database, typed: string) {
  const isSku = sql`lower(${products.sku}) = lower(${typed})`;
  const what = db
    .select({ id: products.id })
    .from(products)
    .where(or(hasWords(nameTerms(products), typed), isSku));
  return [
    db
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(inArray(orderLines.productId, what)),
  ];
}
