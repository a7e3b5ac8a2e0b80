import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { argon2Passwords } from '../../providers/passwords/argon2-passwords.ts';

/** Printed by `npm start`; a live shop has no demo accounts. */
const DEMO_PASSWORD = 'Demo@1234';

const DEMO_ACCOUNTS = [
  { firstName: 'Demo', lastName: 'Customer', email: 'demo@example.com', phone: '+919800000001' },
  {
    firstName: 'Elite',
    lastName: 'Customer',
    email: 'elite@example.com',
    phone: '+919800000002',
    isElite: true,
  },
  {
    firstName: 'Staff',
    lastName: 'Member',
    email: 'staff@example.com',
    phone: '+919800000003',
    isStaff: true,
  },
];

/** The accounts of the demo shop. */
export async function seedCustomers(tx: Database): Promise<void> {
  const passwordHash = await argon2Passwords().hash(DEMO_PASSWORD);
  const proven = { emailProvenAt: new Date(), phoneProvenAt: new Date() };
  const rows = DEMO_ACCOUNTS.map((account) => ({ ...account, ...proven, passwordHash }));
  await tx.insert(customers).values(rows);
}
