import { desc } from 'drizzle-orm';
import type { Address } from '../../../contract/address.ts';
import { addresses } from '../../db/schema/addresses.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { addressData } from './address-data.ts';
import { isAddressOf } from './is-address-of.ts';

/** Customers read their own addresses: the default one first, then the newest. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<Address[]> {
  const customer = customerOf(ctx.who);
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(isAddressOf(customer))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
  const reader = { isElite: customer.isElite, now: ctx.clock.now() };
  return rows.map((row) => addressData(row, reader));
}
