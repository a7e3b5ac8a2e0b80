import { worldTable } from './tables.ts';

export interface Place {
  id: number;
  name: string;
}

export interface Country extends Place {
  /** With its plus: `+91`. */
  callingCode: string;
}

/** The one country the shop delivers to. */
export const INDIA_ID = 101;

/** Anyone may ask. Countries by name; `search` narrows them to names it is a part of. */
export function listCountries(search = ''): Country[] {
  const wanted = search.toLowerCase();
  return worldTable()
    .countries.map(([id, name, callingCode]) => ({ id, name, callingCode }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Anyone may ask. States and union territories of a country by name; none of an unknown one. */
export function listStates(countryId: number): Place[] {
  return (worldTable().states[countryId] ?? []).map(([id, name]) => ({ id, name }));
}

/** Anyone may ask. Cities of a state by name; none of an unknown one. */
export function listCities(stateId: number): Place[] {
  const lines = worldTable().cities[stateId]?.split('\n') ?? [];
  return lines.map((line) => {
    const [id, name = ''] = line.split('\t');
    return { id: Number(id), name };
  });
}

/** Where the shop is at home. */
export const AHMEDABAD_ID = 57_606;

/** A country by its id. @throws Error for an id that no table holds */
export function countryOf(id: number): Country {
  const found = listCountries().find((country) => country.id === id);
  if (!found) throw new Error(`There is no country ${id}`);
  return found;
}
