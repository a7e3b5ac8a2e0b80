import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { ApiError } from '@/lib/api-error';
import { formatWeekday } from '@/lib/format/dates';
import { citiesIn, countriesIn, statesIn } from '@/lib/language/places-in';
import { textIn } from '@/lib/language/text-in';
import { COUNTRY_SEARCH_FROM, type CountryOption, type PlaceOption } from '@/lib/view/addresses';
import { isPin, type PinFound } from '@/lib/view/pin';
import { placesNamed } from '@/lib/view/place-names';
import { callShopApi } from './shop-api';

/** The cache lifetime of a list of places in browsers and proxies. */
export const PLACES_CACHE_CONTROL = 'public, max-age=86400';
/** Short, since an estimate counts from today. */
export const ESTIMATE_CACHE_CONTROL = 'public, max-age=300';

const MAX_COUNTRIES = 20;
const MAX_NAME_LENGTH = 100;

/**
 * Returns countries whose name contains the text, in a language or in English; those first whose
 * name begins with it. None for a text that is too short.
 */
export async function findCountries(text: string, language: Language): Promise<CountryOption[]> {
  const search = text.trim().slice(0, MAX_NAME_LENGTH);
  if (search.length < COUNTRY_SEARCH_FROM) return [];
  // The API knows the names in English alone.
  const query = language === 'en' ? { filter_search: search } : {};
  const { data } = await callShopApi('listCountries', { query });
  const countries = data.map(({ id, country_name, calling_code }) => ({
    id,
    name: country_name,
    callingCode: calling_code,
  }));
  return placesNamed(search, countriesIn(language, countries)).slice(0, MAX_COUNTRIES);
}

/** Returns the states of a country by name; none for an unknown country. */
export async function readStates(countryId: number, language: Language): Promise<PlaceOption[]> {
  const { data } = await callShopApi('listStates', { params: { countryId } });
  return statesIn(language, data);
}

/** Returns the cities of a state by name; none for an unknown state. */
export async function readCities(stateId: number, language: Language): Promise<PlaceOption[]> {
  const { data } = await callShopApi('listCities', { params: { stateId } });
  return citiesIn(language, data);
}

/**
 * Returns the place of a PIN code, by its names in a language where they are known, and its delivery
 * terms for a shopper who is not a member.
 */
export async function readPin(pin: string, language: Language): Promise<PinFound> {
  if (!isPin(pin)) throw new ApiError('domain', 'Not found', { status: 404, code: 'not_found' });
  const { data } = await callShopApi('getPin', { params: { pin } });
  const t = textIn(language);
  return {
    place: {
      ...data,
      district: t(data.district),
      city: data.city && { ...data.city, name: t(data.city.name) },
    },
    arrives: formatWeekday(data.latest),
    arrivesForElite: data.elite_latest && formatWeekday(data.elite_latest),
  };
}
