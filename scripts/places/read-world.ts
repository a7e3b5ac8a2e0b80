import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Place {
  id: number;
  name: string;
}

/** Places as stored: small enough to read in one step, the cities of a state as one text. */
export interface World {
  /** Id, name, calling code with its plus. */
  countries: [number, string, string][];
  /** By country: id and name. */
  states: Record<number, [number, string][]>;
  /** By state: lines of id, a tab and the name. */
  cities: Record<number, string>;
}

interface Country extends Place {
  phonecode: string;
  iso2: string;
}

const byName = new Intl.Collator('en').compare;

/** Reads the unpacked data package: a folder a country, a folder a state. */
export function readWorld(folder: string): World {
  const data = join(folder, 'dist/data');
  const countries = readCountries(folder);
  const world: World = {
    countries: sorted(countries).map(({ id, name, phonecode }) => [id, name, calling(phonecode)]),
    states: {},
    cities: {},
  };
  for (const country of foldersIn(data)) readCountry(country, world);
  return world;
}

/** Reads the code of each country by its name (ISO 3166), by which runtimes name it in a language. */
export function readCountryCodes(folder: string): Record<string, string> {
  return Object.fromEntries(sorted(readCountries(folder)).map(({ name, iso2 }) => [name, iso2]));
}

function readCountries(folder: string): Country[] {
  return read<Country>(join(folder, 'dist/data/countries.json'));
}

function readCountry(folder: string, world: World): void {
  const states = read<Place & { country_id: number }>(join(folder, 'states.json'));
  for (const { id, name, country_id } of sorted(states)) {
    world.states[country_id] ??= [];
    world.states[country_id].push([id, name]);
  }
  for (const state of foldersIn(folder)) {
    const cities = read<Place & { state_id: number }>(join(state, 'cities.json'));
    const [first] = cities;
    if (!first) continue;
    world.cities[first.state_id] = sorted(cities)
      .map(({ id, name }) => `${id}\t${name}`)
      .join('\n');
  }
}

/** Normalises a calling code: `1-684` and `+1 684` become `+1684`. */
function calling(code: string): string {
  return `+${code.replace(/\D/g, '')}`;
}

function sorted<P extends Place>(places: P[]): P[] {
  return places.toSorted((one, other) => byName(one.name, other.name));
}

function read<P>(file: string): P[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as P[]) : [];
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}
