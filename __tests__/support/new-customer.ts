import { eq } from 'drizzle-orm';
import type { Database } from '../../shop-api/db/database.ts';
import { customers } from '../../shop-api/db/schema/customers.ts';
import { testPasswords } from './test-deps.ts';

export const PASSWORD = 'Right@1234';
const passwordHash = testPasswords.hash(PASSWORD);
let made = 0;

/** The membership end of Elite members. */
export const IN_A_YEAR = new Date(Date.now() + 365 * 24 * 3600 * 1000);

type Row = typeof customers.$inferSelect;

/** Creates a customer with `PASSWORD` and an email address that is not proven; staff with all roles. */
export async function newCustomer(
  db: Database,
  changes: Partial<Row> = {},
): Promise<Row & { email: string }> {
  made += 1;
  const email = `shopper${made}@example.com`;
  const names = { firstName: 'Asha', lastName: `Shah ${made}` };
  const roles: Row['roles'] = changes.isStaff ? ['all'] : [];
  const values = { ...names, email, passwordHash: await passwordHash, roles, ...changes };
  const [row] = await db.insert(customers).values(values).returning();
  if (!row) throw new Error('An insert always answers its row');
  return { ...row, email };
}

/** The current row of a customer. */
export async function accountOf(db: Database, id: number): Promise<Row> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  if (!row) throw new Error('The account is gone');
  return row;
}
