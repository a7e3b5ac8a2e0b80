import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { PLANS } from '../../domain/membership/plans.ts';
import { argon2Passwords } from '../../providers/passwords/argon2-passwords.ts';

/** Printed by `npm start`; a live shop has no demo accounts. */
const DEMO_PASSWORD = 'Demo@1234';

const ELITE = 'elite@example.com';

const DEMO_ACCOUNTS = [
  { firstName: 'Demo', lastName: 'Customer', email: 'demo@example.com', phone: '+919800000001' },
  {
    firstName: 'Elite',
    lastName: 'Customer',
    email: ELITE,
    phone: '+919800000002',
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
  const added = await tx.insert(customers).values(rows).returning();
  const elite = added.find(({ email }) => email === ELITE);
  if (elite) await seedMembership(tx, elite.id);
}

/** A yearly term that began a month ago. */
async function seedMembership(tx: Database, customerId: number): Promise<void> {
  const start = DateTime.now().minus({ months: 1 });
  const [startsAt, endsAt] = [start.toJSDate(), start.plus({ years: 1 }).toJSDate()];
  const term = {
    customerId,
    purchase: 'demo',
    plan: 'yearly' as const,
    pricePaise: PLANS.yearly.pricePaise,
  };
  const paid = { createdAt: startsAt, paidAt: startsAt, startsAt, endsAt };
  await tx.insert(memberships).values({ ...term, ...paid });
  await tx.update(customers).set({ eliteUntil: endsAt }).where(eq(customers.id, customerId));
}
