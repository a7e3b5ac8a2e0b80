import { and, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import { numberText } from '../../../contract/kit/digits.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { containing } from '../kernel/like-patterns.ts';

/** So few digits name no telephone. */
const MIN_PHONE_DIGITS = 4;

/**
 * Matches the orders that staff look for: by the number of the order, with or without its letters,
 * by a part of a name, by the last digits of a mobile number, or by an email address; of who
 * ordered and of who receives. Without a search it matches all.
 */
export function matchesOrder(db: Database, search = ''): SQL | undefined {
  if (!search) return undefined;
  const { firstName, lastName, email, phone } = customers;
  const isOrdererLike = or(
    ilike(sql`${firstName} || ' ' || ${lastName}`, containing(search)),
    ilike(email, containing(search)),
    endsWithDigits(phone, search),
  );
  const orderer = db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, orders.customerId), isOrdererLike));
  return or(
    eq(orders.number, `VN${search.replace(/^\s*vn\s*/i, '').trim()}`),
    ilike(orders.fullName, containing(search)),
    endsWithDigits(orders.mobile, search),
    exists(orderer),
  );
}

/** Matches a telephone number by its last digits, however they are grouped in the search. */
function endsWithDigits(column: typeof orders.mobile | typeof customers.phone, search: string) {
  const digits = numberText(search).replace(/^[+0]+/, '');
  if (!/^\d+$/.test(digits) || digits.length < MIN_PHONE_DIGITS) return undefined;
  return ilike(column, `%${digits}`);
}
