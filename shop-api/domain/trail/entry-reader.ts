import type { Database } from '../../db/database.ts';
import type { EntryId, Managed } from './managed.ts';

/** Reads an entry of a kind by the id in an address; undefined where there is none. */
export type EntryReader = (tx: Database, id: string) => Promise<object | undefined>;

/** The kinds of things that desks manage, each with its reader; handed in by the routes. */
export type EntryReaders = ReadonlyMap<string, EntryReader>;

/** Returns the number of an entry that an address or a body names; undefined for what is none. */
export function entryNumber(id: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** Returns the line of a table of readers for entries that have numbers. */
export function byNumber(of: Managed<number, object>): [string, EntryReader] {
  return readerOf(of, entryNumber);
}

/** Returns the same for entries that have names. */
export function byName<Id extends string>(of: Managed<Id, object>): [string, EntryReader] {
  return readerOf(of, (id) => id as Id);
}

function readerOf<Id extends EntryId>(
  of: Managed<Id, object>,
  toId: (id: string) => Id | undefined,
): [string, EntryReader] {
  const read: EntryReader = async (tx, id) => {
    const own = toId(id);
    return own === undefined ? undefined : (await of.read(tx, [own])).get(own);
  };
  return [of.kind, read];
}
