import { and, eq, inArray, like } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customers } from '../db/schema/customers.ts';
import { stores } from '../db/schema/stores.ts';
import { vaidyas } from '../db/schema/vaidyas.ts';
import { vouchers } from '../db/schema/vouchers.ts';
import type { Passwords } from '../providers/passwords/passwords.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_VOUCHERS } from './shop/seed-customers.ts';

/** Addresses that nobody has: the demo shop's are among them (RFC 2606). */
const DEMO_ADDRESSES = '%.example.com';

/**
 * Returns what a database has of the demo shop that a live one must not have, as parts of a
 * sentence: accounts with the password that the README tells everybody, vouchers, invented stores
 * and vaidyas.
 */
export async function findDemoData(db: Database, passwords: Passwords): Promise<string[]> {
  const found = await Promise.all([
    accountsWithDemoPassword(db, passwords),
    activeDemoVouchers(db),
    inventedStores(db),
    inventedVaidyas(db),
  ]);
  return found.flatMap(([what, names]) =>
    names.length > 0 ? [`${what} ${names.join(', ')}`] : [],
  );
}

type Found = [what: string, names: string[]];

async function accountsWithDemoPassword(db: Database, passwords: Passwords): Promise<Found> {
  const known = DEMO_ACCOUNTS.map(({ email }) => email);
  const rows = await db
    .select({ email: customers.email, hash: customers.passwordHash })
    .from(customers)
    .where(and(inArray(customers.email, known), eq(customers.isActive, true)));
  const names: string[] = [];
  for (const { email, hash } of rows) {
    if (email && (await passwords.matches(DEMO_PASSWORD, hash))) names.push(email);
  }
  return ['accounts with the demo password:', names];
}

async function activeDemoVouchers(db: Database): Promise<Found> {
  const known = DEMO_VOUCHERS.map(({ code }) => code);
  const rows = await db
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(and(inArray(vouchers.code, known), eq(vouchers.isActive, true)));
  return ['vouchers:', rows.map(({ code }) => code)];
}

async function inventedStores(db: Database): Promise<Found> {
  const rows = await db
    .select({ email: stores.email })
    .from(stores)
    .where(like(stores.email, DEMO_ADDRESSES))
    .limit(1);
  return ['stores with addresses such as', rows.map(({ email }) => email)];
}

/** Nobody may take advice from somebody who does not exist. */
async function inventedVaidyas(db: Database): Promise<Found> {
  const rows = await db
    .select({ name: vaidyas.name })
    .from(vaidyas)
    .where(and(like(vaidyas.registrationNumber, 'DEMO/%'), eq(vaidyas.isPublished, true)));
  return ['invented vaidyas:', rows.map(({ name }) => name)];
}
