import 'server-only';
import { number, object } from 'yup';
import type { Address } from '@/contract/address';
import type { Addresses } from '@/lib/api/addresses';
import { ApiError } from '@/lib/api/api-error';
import { addressChanges, addressFields } from '@/lib/forms/address-fields';
import { withCityNamed } from './city-named';
import type { Write, Written } from './handle-write';
import type { ShopperCall } from './shopper';

type OneAddress = Write<{ id: string }>;

/** The addresses of the customer of the session, the default one first. */
export async function readAddresses({ call }: { call: ShopperCall }): Promise<Address[]> {
  const { data } = await call('listAddresses', {});
  return data;
}

const whichOnes = object({
  /** An address that the new one replaces. */
  add_id: number().integer().positive().optional(),
  /** An address that is changed instead. */
  contact_id: number().integer().positive().optional(),
});

/** Adds an address to the customer's, in place of another where the form says so. */
export async function addAddress(write: Write<unknown>): Promise<Written> {
  const { add_id, contact_id } = await write.input(whichOnes);
  const fields = await withCityNamed(write, await write.input(addressFields));
  const saved = contact_id
    ? await write.callOnce('editContactAddress', { query: { contact_id }, body: fields })
    : await write.callOnce('addAddress', { body: { ...fields, add_id } });
  return written(write, saved.message);
}

/** Changes the address in the path, in whole or in part. */
export async function editAddress(write: OneAddress): Promise<Written> {
  const body = await withCityNamed(write, await write.input(addressChanges));
  const params = { id: addressId(write.params) };
  const { message } = await write.callOnce('editAddress', { params, body });
  return written(write, message);
}

/** Removes the address in the path. */
export async function removeAddress(write: OneAddress): Promise<Written> {
  const params = { id: addressId(write.params) };
  const { message } = await write.callOnce('removeAddress', { params });
  return written(write, message ?? '');
}

async function written({ call }: { call: ShopperCall }, message: string): Promise<Written> {
  const data: Addresses = { addresses: await readAddresses({ call }), message };
  return { data, message };
}

function addressId({ id }: { id: string }): string {
  if (/^[1-9]\d{0,8}$/.test(id)) return id;
  throw new ApiError('domain', 'Address not found', { status: 404, code: 'not_found' });
}
