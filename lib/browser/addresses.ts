import type { Language } from '@/contract/shop/languages';
import { accountApi } from '@/lib/api-routes/account';
import { namesIn, query } from '@/lib/api-routes/path';
import type { AddressFields } from '@/lib/forms/address-fields';
import type { Addresses, CountryOption, PlaceOption, SavedAddress } from '@/lib/view/addresses';
import type { PinFound } from '@/lib/view/pin';
import { getJson, sendJson } from './http';

/*
 * The address actions of a customer. Every function makes one request and throws ApiError. Imports
 * ky: `import()` this module where a page can do without it.
 */

/** An address as the API takes it; it replaces `add_id`, or changes `contact_id`. */
export type NewAddress = AddressFields & { add_id?: number; contact_id?: number };

/** Adds an address. @throws ApiError */
export function postAddAddress(body: NewAddress): Promise<SavedAddress> {
  return sendJson('post', accountApi.addresses(), { body });
}

/** Changes an address, in whole or in part. @throws ApiError */
export function postEditAddress(id: number, body: Partial<AddressFields>): Promise<SavedAddress> {
  return sendJson('post', accountApi.address(id), { body });
}

/** Removes an address. @throws ApiError */
export function postRemoveAddress(id: number): Promise<Addresses> {
  return sendJson('delete', accountApi.address(id));
}

/** Returns countries whose name contains a text of three letters or more. @throws ApiError */
export async function fetchCountries(text: string, language: Language): Promise<CountryOption[]> {
  const path = query(accountApi.countries(), { q: text, ...namesIn(language) });
  return (await getJson<{ countries: CountryOption[] }>(path)).countries;
}

/** Returns the states of a country. @throws ApiError */
export async function fetchStates(countryId: number, language: Language): Promise<PlaceOption[]> {
  return fetchPlaces(accountApi.states(countryId), language);
}

/** Returns the cities of a state. @throws ApiError */
export async function fetchCities(stateId: number, language: Language): Promise<PlaceOption[]> {
  return fetchPlaces(accountApi.cities(stateId), language);
}

async function fetchPlaces(path: string, language: Language): Promise<PlaceOption[]> {
  const { places } = await getJson<{ places: PlaceOption[] }>(query(path, namesIn(language)));
  return places;
}

/** Returns the data of a PIN code of six digits. @throws ApiError not_found, for an unknown code */
export function fetchPin(pin: string, language: Language): Promise<PinFound> {
  return getJson(query(accountApi.pin(pin), namesIn(language)));
}
