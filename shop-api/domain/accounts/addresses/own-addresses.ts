import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Address } from '../../../../contract/accounts/address.ts';
import type { Database } from '../../../db/database.ts';
import { addresses } from '../../../db/schema/addresses.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readLines } from '../../cart/read-lines.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { priceCart } from '../../kernel/price-cart.ts';
import { type Customer, customerOf } from '../../kernel/who.ts';
import { currentSettings } from '../../settings/read-settings.ts';
import { type AddressRow, toAddressData } from './address-data.ts';

/** Restricts a query to own addresses, so that another customer's address is never read. */
export function isAddressOf({ customerId }: Customer, id?: number): SQL | undefined {
  const own = eq(addresses.customerId, customerId);
  return id === undefined ? own : and(own, eq(addresses.id, id));
}

/** Locks the customer's row, so that changes of one customer's addresses run one after another. */
export async function lockCustomer(tx: Database, { customerId }: Customer): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
}

/** Returns an own address as stored. Errors: `not_found`, also for another customer's address. */
export async function readAddress(
  db: Database,
  customer: Customer,
  id: number,
): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(isAddressOf(customer, id));
  if (!row) throw notFound('address_not_found', 'Address');
  return row;
}

/** Returns an own address in API format. Errors: `not_found`. */
export async function readAddressData(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customer: Customer,
  id: number,
): Promise<Address> {
  const row = await readAddress(db, customer, id);
  return toAddressData(row, await readerOf({ db, clock }, customer));
}

async function readerOf({ db, clock }: Pick<Context, 'db' | 'clock'>, customer: Customer) {
  const now = clock.now();
  const lines = await readLines({ db, shopper: customer, now });
  const { delivery } = await currentSettings(db);
  const { totalPaise: goodsPaise } = priceCart({ lines });
  return { delivery, isMember: customer.isMember, goodsPaise, now };
}

/** Lists the customer's own addresses: the default one first, then the newest. Customers only. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<Address[]> {
  const customer = customerOf(ctx.who);
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(isAddressOf(customer))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  const reader = await readerOf(ctx, customer);
  return rows.map((row) => toAddressData(row, reader));
}

/**
 * Removes an own address; if it was the default, the newest becomes the default. Customers only.
 * Errors: `not_found`.
 */
export async function removeAddress({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: number };
}): Promise<void> {
  const customer = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    await lockCustomer(tx, customer);
    await readAddress(tx, customer, id);
    await tx.delete(addresses).where(isAddressOf(customer, id));
    await ensureDefault(tx, customer);
  });
}

/** Makes one address the only default. */
export async function makeDefault(tx: Database, customer: Customer, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(isAddressOf(customer), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(isAddressOf(customer, id));
}

/** Makes the newest address the default where none is. */
export async function ensureDefault(tx: Database, customer: Customer): Promise<void> {
  const [found] = await tx
    .select({ id: addresses.id, isDefault: addresses.isDefault })
    .from(addresses)
    .where(isAddressOf(customer))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1);
  if (found && !found.isDefault) {
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, found.id));
  }
}
