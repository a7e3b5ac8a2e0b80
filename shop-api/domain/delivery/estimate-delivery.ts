import { DateTime } from 'luxon';
import { CUT_OFF_HOUR, RAPID_CITIES } from '../../../contract/limits.ts';
import type { Place } from '../places/places.ts';
import { AHMEDABAD_ID } from '../places/places.ts';

const SUNDAY = 7;

/** Working days as the shipping policy promises them. */
const HOME = { fewest: 2, most: 2 };
const INDIA = { fewest: 5, most: 6 };
/** Hills, islands and the north-east take longer than the policy's rule. */
const FAR = { fewest: 7, most: 9 };

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

/** Days of the Indian calendar, `2026-11-24`. */
interface Between {
  earliest: string;
  latest: string;
}

/** When a parcel ordered now usually comes. */
interface DeliveryEstimate extends Between {
  /** The working days on the way that every shopper can count on. */
  workingDays: { fewest: number; most: number };
  /** For members of Elite, in the cities with rapid delivery. */
  rapid: Between | null;
}

/** The days between which a parcel ordered now usually comes; a member's where he gets it sooner. */
export function estimateDelivery({ state, city, isElite, now }: Estimate): DeliveryEstimate {
  const start = leavesOn(now);
  const workingDays = daysTo(state, city);
  const rapid = city && RAPID_CITIES.includes(city.name) ? rapidTo(now) : null;
  const standard = {
    earliest: addWorkingDays(start, workingDays.fewest).toISODate(),
    latest: addWorkingDays(start, workingDays.most).toISODate(),
  };
  return { ...(isElite && rapid ? rapid : standard), workingDays, rapid };
}

/** The same or the next working day; what leaves a day later comes on the day it leaves. */
function rapidTo(now: Date): Between {
  const tomorrow = addWorkingDays(inIndia(now).startOf('day'), 1);
  return { earliest: leavesOn(now).toISODate(), latest: tomorrow.toISODate() };
}

function daysTo(state: Place, city: Place | null) {
  if (city?.id === AHMEDABAD_ID) return HOME;
  return FAR_STATES.has(state.name) ? FAR : INDIA;
}

/** The working day on which an order made now is packed. */
function leavesOn(now: Date): DateTime<true> {
  const here = inIndia(now);
  const day = here.startOf('day');
  if (here.weekday === SUNDAY) return day.plus({ days: 1 });
  return here.hour >= CUT_OFF_HOUR ? addWorkingDays(day, 1) : day;
}

function inIndia(now: Date): DateTime<true> {
  return DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }) as DateTime<true>;
}

function addWorkingDays(from: DateTime<true>, count: number): DateTime<true> {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.plus({ days: 1 });
    if (day.weekday !== SUNDAY) left -= 1;
  }
  return day;
}
