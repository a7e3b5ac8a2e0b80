import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { DEFAULT_SETTINGS } from '../../../contract/shop/settings.ts';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { vouchers } from '../../db/schema/vouchers.ts';
import { issueMembershipInvoice } from '../../domain/memberships/membership-invoice.ts';
import { priceOf } from '../../domain/memberships/plans.ts';
import { argon2Passwords } from '../../providers/passwords/argon2-passwords.ts';

/** Printed by `npm start`; a live shop does not start on an account that has it. */
export const DEMO_PASSWORD = 'Demo@1234';

const MEMBER_EMAIL = 'elite@example.com';

/** The accounts of the demo shop. */
export const DEMO_ACCOUNTS = [
  { firstName: 'Demo', lastName: 'Customer', email: 'demo@example.com', phone: '+919800000001' },
  {
    firstName: 'Elite',
    lastName: 'Customer',
    email: MEMBER_EMAIL,
    phone: '+919800000002',
  },
  // Without a number the password alone opens the desk: there is nothing to protect in a demo.
  {
    firstName: 'Staff',
    lastName: 'Member',
    email: 'staff@example.com',
    isStaff: true,
    roles: ['all' as const],
  },
];

/** Writes the accounts of the demo shop. */
export async function seedCustomers(tx: Database): Promise<void> {
  const passwordHash = await argon2Passwords().hash(DEMO_PASSWORD);
  const now = new Date();
  const rows = DEMO_ACCOUNTS.map((account) => ({
    ...account,
    emailProvenAt: now,
    phoneProvenAt: account.phone ? now : null,
    passwordHash,
  }));
  const added = await tx.insert(customers).values(rows).returning();
  const member = added.find(({ email }) => email === MEMBER_EMAIL);
  if (member) await seedMembership(tx, member.id);
}

/** Writes a yearly term that began a month ago. */
async function seedMembership(tx: Database, customerId: number): Promise<void> {
  const start = DateTime.now().minus({ months: 1 });
  const [startsAt, endsAt] = [start.toJSDate(), start.plus({ years: 1 }).toJSDate()];
  const membership = {
    customerId,
    requestKey: 'demo',
    plan: 'yearly' as const,
    pricePaise: priceOf(DEFAULT_SETTINGS, 'yearly'),
  };
  const paid = { createdAt: startsAt, paidAt: startsAt, startsAt, endsAt };
  const [added] = await tx
    .insert(memberships)
    .values({ ...membership, ...paid })
    .returning();
  const clock = { now: () => startsAt };
  if (added) await issueMembershipInvoice({ db: tx, clock }, added);
  await tx.update(customers).set({ memberUntil: endsAt }).where(eq(customers.id, customerId));
}

/** One voucher of each kind, for trying out. */
export const DEMO_VOUCHERS = [
  {
    code: 'WELCOME10',
    percent: 10,
    minTotalPaise: 50_000,
    maxDiscountPaise: 15_000,
    usesPerCustomer: 1,
  },
  { code: 'PANTRY100', amountPaise: 10_000, minTotalPaise: 99_900 },
  { code: 'DIWALI2025', percent: 20, validUntil: new Date('2025-11-01T00:00:00+05:30') },
];

/** Writes the vouchers of the demo shop. */
export async function seedVouchers(tx: Database): Promise<void> {
  await tx.insert(vouchers).values(DEMO_VOUCHERS);
}
