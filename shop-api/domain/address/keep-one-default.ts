import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import type { Customer } from '../identity/who.ts';
import { isAddressOf } from './is-address-of.ts';

/** Makes one address the default and no other. */
export async function makeDefault(tx: Database, customer: Customer, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(isAddressOf(customer), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(isAddressOf(customer, id));
}

/** Where no address is the default, the newest becomes it. */
export async function keepADefault(tx: Database, customer: Customer): Promise<void> {
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
