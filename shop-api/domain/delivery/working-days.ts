import type { Days, DeliverySettings } from '../../../contract/shop/settings.ts';

const REMOTE_STATES = new Set([
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Assam',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
]);

/** Returns how long a parcel to a city of a state is in transit. @param cityId 0 where it is none */
export function workingDaysTo(
  of: DeliverySettings,
  place: { cityId: number; stateName: string },
): Days {
  if (place.cityId === of.free_city?.id) return of.city_days;
  return REMOTE_STATES.has(place.stateName) ? of.remote_days : of.india_days;
}
