import type { Address } from '../../../contract/address.ts';
import type { Database } from '../../db/database.ts';
import { addresses } from '../../db/schema/addresses.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { Customer } from '../identity/who.ts';
import type { AddressRow } from './address-data.ts';
import { addressData } from './address-data.ts';
import { isAddressOf } from './is-address-of.ts';

/** A customer's own address as it is stored. Errors: `not_found`, for a foreign one too. */
export async function readAddress(
  db: Database,
  customer: Customer,
  id: number,
): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(isAddressOf(customer, id));
  if (!row) throw notFound('Address');
  return row;
}

/** The same as it travels. */
export async function showAddress(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customer: Customer,
  id: number,
): Promise<Address> {
  const row = await readAddress(db, customer, id);
  return addressData(row, { isElite: customer.isElite, now: clock.now() });
}
