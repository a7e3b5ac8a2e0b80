import type { PinPlace as PinAnswer } from '../../../contract/accounts/address.ts';
import { addressApiMessages, pinMessages } from '../../../contract/messages/addresses.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { isServed } from '../settings/is-served.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { INDIA_ID, listCities, listStates, type Place, pinTable } from './places.ts';
import { quoteDelivery } from './quote-delivery.ts';

/** The location of a PIN code. */
export interface PinLocation {
  pin: string;
  state: Place;
  district: string;
  /** The city that the district is named after; null for a rural district. */
  city: Place | null;
}

/** Districts whose city has another spelling in the list of cities. */
const CITY_OF: Record<string, string> = {
  Ahmadabad: 'Ahmedabad',
  'Bengaluru Urban': 'Bengaluru',
  Central: 'Delhi',
  'Kanpur Nagar': 'Kanpur',
  Prayagraj: 'Prayagraj (Allahabad)',
  'Kamrup Metro': 'Guwahati',
  Pondicherry: 'Puducherry',
  Visakhapatanam: 'Visakhapatnam',
  'S.A.S Nagar': 'Mohali',
  Ernakulam: 'Cochin',
};

const PIN = /^[1-9]\d{5}$/;

/** Public. Returns the location of a PIN code; undefined for one that India Post does not have. */
export function findPin(pin: string): PinLocation | undefined {
  const row = rowOf(pin);
  const state = row && listStates(INDIA_ID).find(({ id }) => id === row.stateId);
  return state && { pin, state, district: row.district, city: cityOf(state.id, row.district) };
}

/** Public. Returns whether a PIN code covers a part of a state; a few cover parts of two. */
export function isPinIn(pin: string, stateId: number): boolean {
  const row = rowOf(pin);
  return row !== undefined && (row.stateId === stateId || row.alsoIn.includes(stateId));
}

function rowOf(pin: string) {
  return PIN.test(pin) ? pinTable().get(Number(pin)) : undefined;
}

function cityOf(stateId: number, district: string): Place | null {
  const wanted = plain(CITY_OF[district] ?? district);
  return listCities(stateId).find(({ name }) => plain(name) === wanted) ?? null;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Public. Returns time and cost of a delivery to a PIN code of India. Errors: `not_found`. */
export async function getPin({ ctx, input }: Given<{ pin: string }>): Promise<PinAnswer> {
  const place = findPin(input.pin);
  if (!place) throw new DomainError('not_found', 'pin_not_found', pinMessages.unknown);
  // The storefront stores the answer, so it is of this moment.
  const { delivery, pins } = await storedSettings(ctx.db);
  if (!isServed(pins, place.pin)) {
    throw new DomainError('not_found', 'pin_not_served', addressApiMessages.notServed(place.pin));
  }
  const isMember = ctx.who.kind === 'customer' && ctx.who.isMember;
  const estimate = estimateDelivery(delivery, { ...place, isMember, now: ctx.clock.now() });
  const quote = quoteDelivery(delivery, {
    cart: { goodsPaise: 0 },
    place: { cityId: place.city?.id ?? 0, stateName: place.state.name },
    who: { isMember },
  });
  return {
    ...place,
    earliest: estimate.earliest,
    latest: estimate.latest,
    fewest_working_days: estimate.workingDays.min,
    most_working_days: estimate.workingDays.max,
    is_rapid_for_elite: estimate.rapid !== null,
    elite_latest: estimate.rapid?.latest ?? null,
    shipping_amt: toRupees(quote.paise),
    is_cod_available: true,
  };
}
