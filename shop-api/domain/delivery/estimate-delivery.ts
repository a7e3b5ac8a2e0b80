import type { DateTime } from 'luxon';
import type { Days, DeliverySettings } from '../../../contract/shop/settings.ts';
import { inIndia, startOfIsoDay } from '../kernel/india-time.ts';
import type { Place } from './places.ts';
import { workingDaysTo } from './working-days.ts';

const SUNDAY = 7;

interface Estimate {
  state: Place;
  city: Place | null;
  isMember: boolean;
  now: Date;
}

/** Days in India's time zone, such as `2026-11-24`. */
interface Between {
  earliest: string;
  latest: string;
}

/** The usual delivery dates of a parcel ordered now. */
interface DeliveryEstimate extends Between {
  /** The working days in transit for every shopper. */
  workingDays: Days;
  /** For Elite members, in the cities with rapid delivery. */
  rapid: Between | null;
}

/** Estimates when a parcel ordered now arrives; for members by rapid delivery if available. */
export function estimateDelivery(
  of: DeliverySettings,
  { state, city, isMember, now }: Estimate,
): DeliveryEstimate {
  const start = leavesOn(of, now);
  const workingDays = workingDaysTo(of, { cityId: city?.id ?? 0, stateName: state.name });
  const rapid = city && of.rapid_cities.includes(city.name) ? rapidTo(of, now) : null;
  const standard = {
    earliest: addWorkingDays(start, workingDays.min).toISODate(),
    latest: addWorkingDays(start, workingDays.max).toISODate(),
  };
  return { ...(isMember && rapid ? rapid : standard), workingDays, rapid };
}

/** Returns the same or the next working day; a parcel sent a day later arrives that day. */
function rapidTo(of: DeliverySettings, now: Date): Between {
  const tomorrow = addWorkingDays(inIndia(now).startOf('day'), 1);
  return { earliest: leavesOn(of, now).toISODate(), latest: tomorrow.toISODate() };
}

/** Returns the day by which an order placed now is packed, `2026-11-24`. */
export function packedBy({ packing_days: days }: DeliverySettings, now: Date): string {
  return addWorkingDays(inIndia(now).startOf('day'), days.max).toISODate();
}

/** Returns the working day on which an order placed now is packed. */
function leavesOn({ cut_off_hour: hour }: DeliverySettings, now: Date): DateTime<true> {
  const here = inIndia(now);
  const day = here.startOf('day');
  if (here.weekday === SUNDAY) return day.plus({ days: 1 });
  return here.hour >= hour ? addWorkingDays(day, 1) : day;
}

/**
 * Returns the working day on which a parcel leaves that may arrive from a day on, `2026-12-01`.
 * @param transit the fewest working days that it is under way
 */
export function leavesFor(day: string, transit: number): string {
  let leaves = inIndia(startOfIsoDay(day));
  for (let left = transit; left > 0; ) {
    leaves = leaves.minus({ days: 1 });
    if (leaves.weekday !== SUNDAY) left -= 1;
  }
  return (leaves.weekday === SUNDAY ? leaves.plus({ days: 1 }) : leaves).toISODate();
}

function addWorkingDays(from: DateTime<true>, count: number): DateTime<true> {
  let day = from;
  for (let left = count; left > 0; ) {
    day = day.plus({ days: 1 });
    if (day.weekday !== SUNDAY) left -= 1;
  }
  return day;
}
