import 'server-only';
import type { Place } from '@/lib/api/addresses';
import { cachedUnder, tags } from '../cache';
import { readCities, readStates } from '../door/places';

/** States of a country. @throws ApiError */
export async function getStates(countryId: number): Promise<Place[]> {
  'use cache';
  cachedUnder(tags.places);
  return readStates(countryId);
}

/** Cities of a state. @throws ApiError */
export async function getCities(stateId: number): Promise<Place[]> {
  'use cache';
  cachedUnder(tags.places);
  return readCities(stateId);
}
