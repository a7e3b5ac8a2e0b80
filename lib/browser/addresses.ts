import type { Addresses, Country, Place } from '@/lib/api/addresses';
import type { PinFound } from '@/lib/api/pin';
import type { AddressFields } from '@/lib/forms/address-fields';
import { getJson, sendJson } from './http';
import { newKey } from './new-key';

/*
 * What a customer does with addresses. Every function makes one request and throws ApiError. It brings
 * ky along: `import()` it where a page can do without.
 */

/** An address as the API takes it; `add_id` is replaced by it, `contact_id` changed instead. */
export type NewAddress = AddressFields & { add_id?: number; contact_id?: number };

/** Adds an address. @throws ApiError */
export function addAddress(body: NewAddress): Promise<Addresses> {
  return sendJson('post', 'addresses', { body, key: newKey() });
}

/** Changes an address, in whole or in part. @throws ApiError */
export function editAddress(id: number, body: Partial<AddressFields>): Promise<Addresses> {
  return sendJson('post', `addresses/${id}`, { body, key: newKey() });
}

/** Removes an address. @throws ApiError */
export function removeAddress(id: number): Promise<Addresses> {
  return sendJson('delete', `addresses/${id}`, { key: newKey() });
}

/** Countries whose name holds a text of three letters or more. @throws ApiError */
export async function findCountries(text: string): Promise<Country[]> {
  const path = `places/countries?q=${encodeURIComponent(text)}`;
  return (await getJson<{ countries: Country[] }>(path)).countries;
}

/** States of a country. @throws ApiError */
export async function readStates(countryId: number): Promise<Place[]> {
  return (await getJson<{ places: Place[] }>(`places/states/${countryId}`)).places;
}

/** Cities of a state. @throws ApiError */
export async function readCities(stateId: number): Promise<Place[]> {
  return (await getJson<{ places: Place[] }>(`places/cities/${stateId}`)).places;
}

/** A PIN code of six digits. @throws ApiError not_found, for one that India Post does not have */
export function readPin(pin: string): Promise<PinFound> {
  return getJson(`places/pin/${pin}`);
}
