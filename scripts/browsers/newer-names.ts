import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import type { BrowserFloor } from './floor.ts';

/** What a browser at the floor lacks, by the names a script would call. */
export interface NewerNames {
  /** Functions and classes: `structuredClone`. */
  globals: Set<string>;
  /** Functions of a named object: `AbortSignal.timeout`. */
  qualified: Set<string>;
  /** Methods that no object of the floor has: `toSorted`. */
  members: Set<string>;
}

/**
 * Reads from MDN's tables which functions, classes and methods a browser of the floor lacks.
 * A method whose name an older object has as well (`any` of `Promise`) is found by its full name
 * only, and so is one of an interface that is newer as a whole: a call to reach it comes first.
 * Experiments are left out: their names are too many that a script uses for something else.
 */
export function newerNames(floor: BrowserFloor): NewerNames {
  const { api, javascript } = readTables();
  const tables = entriesOf({ ...api, ...javascript?.builtins });
  const globals = new Set(
    tables.filter(([, table]) => isNewer(table, floor)).map(([name]) => name),
  );
  const parts = tables.flatMap(([owner, table]) =>
    entriesOf(table).map(([name, entry]) => ({ owner, name, isNew: isNewer(entry, floor) })),
  );
  const older = new Set(parts.filter(({ isNew }) => !isNew).map(({ name }) => name));
  const newer = parts.filter(({ isNew }) => isNew);
  const members = newer.filter(
    ({ owner, name }) => !older.has(name) && !(owner in api && globals.has(owner)),
  );
  for (const { owner, name } of newer) if (owner === 'Window') globals.add(name);
  return {
    globals,
    qualified: new Set(newer.map(({ owner, name }) => `${owner}.${name}`)),
    members: new Set(members.map(({ name }) => name)),
  };
}

function readTables(): CompatData {
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
}

/** The named parts of a table; names with `_` are facts about a part, such as `worker_support`. */
function entriesOf(table: object): [string, Identifier][] {
  return Object.entries(table)
    .map(([key, entry]): [string, Identifier] => [key.replace(/_static$/, ''), entry])
    .filter(([name]) => /^[A-Za-z][A-Za-z0-9]*$/.test(name));
}

function isNewer({ __compat }: Identifier, floor: BrowserFloor): boolean {
  if (!__compat?.status?.standard_track || __compat.status.experimental) return false;
  return [...floor].some(([browser, version]) => !isSince(version, __compat.support[browser]));
}

/** Whether a browser of one version has it, without a flag and under its own name. */
function isSince(version: number, support: SupportStatement | undefined): boolean {
  return [support].flat().some((one) => {
    if (!one?.version_added || one.flags || one.prefix || one.alternative_name) return false;
    return Number.parseFloat(one.version_added.replace('≤', '')) <= version && !one.version_removed;
  });
}
