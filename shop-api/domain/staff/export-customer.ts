import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { isCustomer } from './customer-facts.ts';
import { type Theirs, thingsOf } from './their-things.ts';

type Row = Record<string, unknown>;

/**
 * What a person is not given: keys that open something, and files that other fields repeat. A link,
 * a code or a hash says nothing about the person.
 */
const WITHHELD = /hash|key$|claimed|digest|txnid|blur|256|avif|small|^pdf$/i;

/**
 * Returns everything that is stored about a customer, rows by what they are, as the law lets a person
 * demand it. Money is in paise, files are base64. Staff only. Errors: `not_found`.
 */
export async function exportCustomer({
  ctx: { db, who },
  input: { id },
}: Given<{ id: number }>): Promise<Record<string, Row[]>> {
  staffOf(who);
  const [person] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isCustomer));
  if (!person) throw notFound('customer_not_found', 'Customer');
  const things: Record<string, Row[]> = {};
  for (const [name, { table, are }] of Object.entries<Theirs>(thingsOf(db, person))) {
    things[name] = (await rowsOf(db, { table, are })).map(toGiven);
  }
  return things;
}

function rowsOf(db: Database, { table, are }: Theirs): Promise<Row[]> {
  return db.select().from(table).where(are);
}

function toGiven(row: Row): Row {
  const given = Object.entries(row).filter(([name]) => !WITHHELD.test(name));
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  );
}
