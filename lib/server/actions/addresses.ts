import 'server-only';
import { number, object, string } from 'yup';
import type { Address } from '@/contract/accounts/address';
import { addressApiMessages } from '@/contract/messages/addresses';
import { requestMessages } from '@/contract/messages/requests';
import { ApiError } from '@/lib/api-error';
import { addressChanges, addressFields } from '@/lib/forms/address-fields';
import { pageAfterSaving } from '@/lib/routes';
import { readCities } from '@/lib/server/api/places';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { readAddresses } from '@/lib/server/shopper/customer';
import type { Addresses } from '@/lib/view/addresses';
import { placeNamed } from '@/lib/view/place-names';

type OneAddress = Write<{ id: string }>;

const whichOnes = object({
  /** The id of an address that the new one replaces. */
  add_id: number().integer().positive().optional(),
  /** The id of an address that is changed instead. */
  contact_id: number().integer().positive().optional(),
});

/** Adds an address to the customer's, or replaces or changes one if the form names it. */
export async function addAddressAction(write: Write<unknown>): Promise<Written> {
  const { add_id, contact_id } = await write.input(whichOnes);
  const fields = await withCityNamed(write, await write.input(addressFields));
  const saved = contact_id
    ? await write.callOnce('editContactAddress', { query: { contact_id }, body: fields })
    : await write.callOnce('addAddress', { body: { ...fields, add_id } });
  return saving(write, saved);
}

/** Changes the address in the path, in whole or in part. */
export async function editAddressAction(write: OneAddress): Promise<Written> {
  const body = await withCityNamed(write, await write.input(addressChanges));
  const params = { id: addressId(write.params) };
  return saving(write, await write.callOnce('editAddress', { params, body }));
}

/** Removes the address in the path. */
export async function removeAddressAction(write: OneAddress): Promise<Written> {
  const params = { id: addressId(write.params) };
  const { message } = await write.callOnce('removeAddress', { params });
  return written(write, message ?? '');
}

const nextPage = object({ next: string().optional() });

/** Returns the outcome; a form at the checkout leads back to it, with the address chosen. */
async function saving(
  write: Write<unknown>,
  { message, data: { id: savedId } }: { message: string; data: Address },
): Promise<Written> {
  const { next } = await write.input(nextPage);
  const { data } = await written(write, message);
  const saved = { data: { ...data, savedId }, message };
  return next ? { ...saved, next: pageAfterSaving(next, savedId) } : saved;
}

async function written({ call }: { call: ShopperCall }, message: string): Promise<Written> {
  const data: Addresses = { addresses: await readAddresses({ call }), message };
  return { data, message };
}

function addressId({ id }: { id: string }): number {
  return pathId(id, requestMessages.missing('Address'));
}

const typedCity = object({ city_name: string().trim().max(100).optional() });

/**
 * Returns the fields of an address with the entered city. A page without JavaScript lists the
 * cities of one state only, so a city of another state is sent as its name. @throws ApiError
 * invalid (city)
 */
async function withCityNamed<Fields extends { state?: number; city?: number }>(
  { input, t }: Pick<Write<unknown>, 'input' | 't'>,
  fields: Fields,
): Promise<Fields> {
  const { city_name: wanted } = await input(typedCity);
  if (!wanted || fields.state === undefined) return fields;
  const found = placeNamed(wanted, await readCities(fields.state, t.language));
  if (found) return { ...fields, city: found.id };
  throw new ApiError('domain', addressApiMessages.otherCity, {
    status: 422,
    code: 'invalid',
    fields: { city: [addressApiMessages.otherCity] },
  });
}
