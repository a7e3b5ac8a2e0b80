import 'server-only';
import type { Country, Place } from '@/lib/api/addresses';
import { COUNTRY_SEARCH_FROM } from '@/lib/api/addresses';
import { ApiError } from '@/lib/api/api-error';
import type { PinFound } from '@/lib/api/pin';
import { isPin } from '@/lib/api/pin';
import { formatWeekday } from '@/lib/format/dates';
import { callShopApi } from '../shop-api';

/** How long browsers and what stands between keep a list of places. */
export const PLACES_KEPT = 'public, max-age=86400';
/** An estimate counts from today. */
export const ESTIMATE_KEPT = 'public, max-age=300';

const MOST_COUNTRIES = 20;
const LONGEST_NAME = 100;

/** Countries whose name holds the text; none for one that is too short. */
export async function findCountries(text: string): Promise<Country[]> {
  const search = text.trim().slice(0, LONGEST_NAME);
  if (search.length < COUNTRY_SEARCH_FROM) return [];
  const { data } = await callShopApi('listCountries', { query: { filter_search: search } });
  return data.slice(0, MOST_COUNTRIES).map(({ id, country_name, calling_code }) => ({
    id,
    name: country_name,
    callingCode: calling_code,
  }));
}

/** States of a country by name; none of an unknown one. */
export async function readStates(countryId: number): Promise<Place[]> {
  const { data } = await callShopApi('listStates', { params: { countryId } });
  return data;
}

/** Cities of a state by name; none of an unknown one. */
export async function readCities(stateId: number): Promise<Place[]> {
  const { data } = await callShopApi('listCities', { params: { stateId } });
  return data;
}

/** Where a PIN code belongs and how it is delivered to, for a shopper who is no member. */
export async function readPin(pin: string): Promise<PinFound> {
  if (!isPin(pin)) throw noSuchPlace();
  const { data } = await callShopApi('getPin', { params: { pin } });
  return {
    place: data,
    arrives: formatWeekday(data.latest),
    arrivesForElite: data.elite_latest && formatWeekday(data.elite_latest),
  };
}

/** The id in a path. @throws ApiError not_found */
export function placeId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw noSuchPlace();
  return Number(id);
}

function noSuchPlace(): ApiError {
  return new ApiError('domain', 'Not found', { status: 404, code: 'not_found' });
}
