import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { deskMessages } from '../../../contract/messages/staff-desk.ts';
import type { Database } from '../../db/database.ts';
import { trail } from '../../db/schema/trail.ts';
import { DomainError } from '../kernel/errors.ts';
import type { EntryId, Managed } from './managed.ts';

/** The newest row of the trail about an entry. */
interface Newest {
  version: number;
  by: string;
  at: Date;
}

/** Returns the version of each entry; 0 of those that nobody has changed at the desk. */
export async function versionsOf<Id extends EntryId>(
  tx: Database,
  kind: string,
  ids: readonly Id[],
): Promise<Map<Id, number>> {
  const newest = await newestOf(tx, kind, ids);
  return new Map(ids.map((id) => [id, newest.get(String(id))?.version ?? 0]));
}

async function newestOf(
  tx: Database,
  kind: string,
  ids: readonly EntryId[],
): Promise<Map<string, Newest>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([trail.objectId], {
      objectId: trail.objectId,
      version: trail.id,
      by: trail.byName,
      at: trail.at,
    })
    .from(trail)
    .where(and(eq(trail.objectKind, kind), inArray(trail.objectId, ids.map(String))))
    .orderBy(trail.objectId, desc(trail.id));
  return new Map(rows.map(({ objectId, ...newest }) => [objectId, newest]));
}

/** An entry, and the version at which it was read; undefined: whatever it is now. */
export interface Versioned<Id> {
  id: Id;
  version: number | undefined;
}

/**
 * Holds one entry until the transaction ends: another save of it waits. Errors: `not_found`;
 * `conflict` where it has a newer version.
 * @returns the entry as it is
 */
export async function holdEntry<Id extends EntryId, Entry extends object>(
  tx: Database,
  of: Managed<Id, Entry>,
  entry: Versioned<Id>,
): Promise<Entry> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock_shared(${KINDS}, hashtext(${of.kind})),
      pg_advisory_xact_lock(hashtext(${of.kind}), hashtext(${String(entry.id)}))`,
  );
  return (await readHeld(tx, of, [entry])).get(entry.id) as Entry;
}

/**
 * Holds all entries of a kind, because a lock for each of thousands would fill the table of locks.
 * Errors: as `holdEntry`.
 */
export async function holdEntries<Id extends EntryId, Entry extends object>(
  tx: Database,
  of: Managed<Id, Entry>,
  entries: readonly Versioned<Id>[],
): Promise<ReadonlyMap<Id, Entry>> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${KINDS}, hashtext(${of.kind}))`);
  return readHeld(tx, of, entries);
}

/** The locks of whole kinds; those of one entry begin with its kind. */
const KINDS = 7_490_036;

async function readHeld<Id extends EntryId, Entry extends object>(
  tx: Database,
  of: Managed<Id, Entry>,
  entries: readonly Versioned<Id>[],
): Promise<ReadonlyMap<Id, Entry>> {
  const ids = entries.map(({ id }) => id);
  const newest = await newestOf(tx, of.kind, ids);
  const found = await of.read(tx, ids);
  for (const { id, version } of entries) {
    const current = found.get(id);
    if (!current) throw of.missing();
    const last = newest.get(String(id));
    if (last && version !== undefined && version !== last.version) throw changed(last, current);
  }
  return found;
}

function changed({ version, by, at }: Newest, current: object): DomainError {
  const newer = { version, by, at: at.toISOString(), current };
  return new DomainError('conflict', 'changed_meanwhile', deskMessages.changedMeanwhile(by), {
    newer,
  });
}
