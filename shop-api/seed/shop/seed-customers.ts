import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';

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
  await tx.insert(customers).values(DEMO_ACCOUNTS);
}
