import type { Place } from './places.ts';
import { INDIA_ID, listCities, listStates } from './places.ts';
import { pinTable } from './tables.ts';

/** Where a PIN code belongs. */
export interface PinPlace {
  pin: string;
  state: Place;
  district: string;
  /** The city that gives the district its name; null where the district is countryside. */
  city: Place | null;
}

/** Districts whose city is spelled differently in the list of cities. */
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

/** Anyone may ask. The place of a PIN code, undefined for one that India Post does not have. */
export function findPin(pin: string): PinPlace | undefined {
  const row = rowOf(pin);
  const state = row && listStates(INDIA_ID).find(({ id }) => id === row.stateId);
  return state && { pin, state, district: row.district, city: cityOf(state.id, row.district) };
}

/** Anyone may ask. Whether a PIN code reaches into a state; a few reach into two. */
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
