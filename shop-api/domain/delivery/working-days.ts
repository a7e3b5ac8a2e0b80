import { OWN_CITY_ID } from '../../../contract/shop/delivery-charges.ts';
import { DELIVERY_WORKING_DAYS } from '../../../contract/shop/limits.ts';

/** How many working days a parcel is in transit. */
export interface WorkingDays {
  min: number;
  max: number;
}

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
export function workingDaysTo(place: { cityId: number; stateName: string }): WorkingDays {
  if (place.cityId === OWN_CITY_ID) return DELIVERY_WORKING_DAYS.ahmedabad;
  const isRemote = REMOTE_STATES.has(place.stateName);
  return isRemote ? DELIVERY_WORKING_DAYS.remote : DELIVERY_WORKING_DAYS.india;
}
