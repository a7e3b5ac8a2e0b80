import { and, desc, eq, gte } from 'drizzle-orm';
import { trail } from '../../db/schema/trail.ts';
import { notFound } from '../kernel/errors.ts';
import { assertStaff, type DeskContext } from './desk-context.ts';
import type { EntryReaders } from './entry-reader.ts';

interface ReadVersion {
  ctx: Pick<DeskContext, 'db' | 'who'>;
  /** The kinds of things that have versions. */
  readers: EntryReaders;
  /** Version 0: before all changes. */
  input: { kind: string; id: string; version: number };
}

type Entry = Record<string, unknown>;
type TrailRow = typeof trail.$inferSelect;

/**
 * Returns an entry as it was since a version, so that it can be saved again: the changes after it
 * are taken back from what the entry is now. Of a version that removed the entry, it returns what
 * was removed. Staff only. Errors: `not_found`.
 */
export async function readEntryVersion({
  ctx: { db, who },
  readers,
  input: { kind, id, version },
}: ReadVersion): Promise<Entry> {
  assertStaff({ who });
  const now = (await readers.get(kind)?.(db, id)) as Entry | undefined;
  const isSince = and(eq(trail.objectKind, kind), eq(trail.objectId, id), gte(trail.id, version));
  const rows = await db.select().from(trail).where(isSince).orderBy(desc(trail.id));
  const own = rows.find((row) => row.id === version);
  const entry = rows.filter((row) => row !== own).reduce(takeBack, now);
  const found = own?.after === null ? own.before : entry;
  if (!found || (version > 0 && !own)) throw notFound('version_not_found', 'Version');
  return found;
}

/** Of what was removed the trail has the whole. */
function takeBack(entry: Entry | undefined, { before, after }: TrailRow): Entry | undefined {
  if (before === null) return undefined;
  return after === null ? before : { ...entry, ...before };
}
