import { DateTime } from 'luxon';
import { RAPID_CITIES } from '../../../contract/limits.ts';
import type { Place } from '../places/places.ts';
import { AHMEDABAD_ID } from '../places/places.ts';

/** Orders after two in the afternoon leave a working day later. */
const CUT_OFF_HOUR = 14;
const SUNDAY = 7;

/** Working days as the shipping policy promises them. */
const HOME = { fewest: 2, most: 2 };
const INDIA = { fewest: 5, most: 6 };
/** Hills, islands and the north-east take longer than the policy's rule. */
const FAR = { fewest: 7, most: 9 };
const RAPID = { fewest: 0, most: 1 };

const FAR_STATES = new Set([
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

interface Estimate {
  state: Place;
  city: Place | null;
  isElite: boolean;
  now: Date;
}

/** The days between which a parcel ordered now usually comes, `2026-11-24`, by the Indian calendar. */
export function estimateDelivery({ state, city, isElite, now }: Estimate) {
  const isRapid = city !== null && RAPID_CITIES.includes(city.name);
  const days = isElite && isRapid ? RAPID : daysTo(state, city);
  const start = leavesOn(now);
  return {
    isRapid,
    earliest: addWorkingDays(start, days.fewest).toISODate(),
    latest: addWorkingDays(start, days.most).toISODate(),
  };
}

function daysTo(state: Place, city: Place | null) {
  if (city?.id === AHMEDABAD_ID) return HOME;
  return FAR_STATES.has(state.name) ? FAR : INDIA;
}

/** The working day on which an order made now is packed. */
function leavesOn(now: Date): DateTime<true> {
  const here = DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }) as DateTime<true>;
  const day = here.startOf('day');
  if (here.weekday === SUNDAY) return day.plus({ days: 1 });
  return here.hour >= CUT_OFF_HOUR ? addWorkingDays(day, 1) : day;
}

function addWorkingDays(from: DateTime<true>, count: number): DateTime<true> {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.plus({ days: 1 });
    if (day.weekday !== SUNDAY) left -= 1;
  }
  return day;
}
