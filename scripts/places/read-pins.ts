import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { World } from './read-world.ts';

/** A post office, as the package abbreviates it: PIN code, district, state. */
interface PostOffice {
  p: string;
  i: string;
  s: string;
}

/** PIN codes as stored: `380001` is written as a number. */
export interface Pins {
  /**
   * State id, district, its PIN codes: each belongs to the district with most of its post offices.
   */
  districts: [number, string, number[]][];
  /** The few that reach into a second state: PIN code and that state's id. */
  also: [number, number][];
}

const INDIA = 'India';

/** Names of the post office that differ from those of the list of states. */
const RENAMED: Record<string, string> = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'DADRA AND NAGAR HAVELI AND DAMAN AND DIU',
};

/** Reads the unpacked data package. */
export function readPins(folder: string, world: World): Pins {
  const bytes = gunzipSync(readFileSync(join(folder, 'data/pincodes.json.gz')));
  const offices = JSON.parse(bytes.toString('utf8')) as PostOffice[];
  const states = statesOfIndia(world);
  const districts = new Map<string, Pins['districts'][number]>();
  const also: Pins['also'] = [];
  const placed = new Set<number>();
  for (const { pin, state, district } of placesByPin(offices)) {
    const stateId = states.get(RENAMED[state] ?? state);
    if (stateId === undefined) continue;
    if (placed.has(pin)) {
      also.push([pin, stateId]);
      continue;
    }
    placed.add(pin);
    const row = districts.get(`${state} ${district}`) ?? [stateId, titleCase(district), []];
    row[2].push(pin);
    districts.set(`${state} ${district}`, row);
  }
  return { districts: [...districts.values()], also };
}

function statesOfIndia(world: World): Map<string, number> {
  const india = world.countries.find(([, name]) => name === INDIA)?.[0] ?? 0;
  return new Map(world.states[india]?.map(([id, name]) => [name.toUpperCase(), id]));
}

interface PinPlace {
  pin: number;
  state: string;
  district: string;
}

/**
 * Returns the places of each PIN code's post offices, the most frequent first; one district a
 * state.
 */
function placesByPin(offices: readonly PostOffice[]): PinPlace[] {
  const counts = new Map<string, number>();
  for (const { p, s, i } of offices) {
    const key = `${p}\t${s}\t${i}`;
    if (s !== 'NA') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([key]) => {
      const [pin, state = '', district = ''] = key.split('\t');
      if (seen.has(`${pin} ${state}`)) return [];
      seen.add(`${pin} ${state}`);
      return [{ pin: Number(pin), state, district }];
    });
}

function titleCase(name: string): string {
  return name.toLowerCase().replace(/\b\p{L}/gu, (initial) => initial.toUpperCase());
}
