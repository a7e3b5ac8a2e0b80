import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Made by `npm run places`; the files name their sources. */
const FOLDER = join(import.meta.dirname, '../../data/places');

interface World {
  /** Id, name, calling code with its plus. By name. */
  countries: [number, string, string][];
  /** By country: id and name, by name. */
  states: Record<string, [number, string][]>;
  /** By state: a line a city of id, tab and name, by name. */
  cities: Record<string, string>;
}

interface Pins {
  /** State id, district, its PIN codes. */
  districts: [number, string, number[]][];
  /** PIN codes that reach into a second state, and that state's id. */
  also: [number, number][];
}

interface PinRow {
  stateId: number;
  district: string;
  /** A second state it reaches into. */
  alsoIn: number[];
}

let world: World | undefined;
let pins: Map<number, PinRow> | undefined;

/** Countries, states and cities; read at the first question, 4 MB from then on. */
export function worldTable(): World {
  world ??= readTable<World>('world.json.gz');
  return world;
}

/** State and district by PIN code; read at the first question. */
export function pinTable(): ReadonlyMap<number, PinRow> {
  pins ??= readPins();
  return pins;
}

function readPins(): Map<number, PinRow> {
  const { districts, also } = readTable<Pins>('pins.json.gz');
  const table = new Map<number, PinRow>();
  for (const [stateId, district, codes] of districts) {
    for (const code of codes) table.set(code, { stateId, district, alsoIn: [] });
  }
  for (const [code, stateId] of also) table.get(code)?.alsoIn.push(stateId);
  return table;
}

function readTable<Table>(name: string): Table {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, name))).toString('utf8')) as Table;
}
