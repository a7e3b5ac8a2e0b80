import { eq, inArray, sql } from 'drizzle-orm';
import type { TrailListRow, trailEndpoints } from '../../../contract/staff/trail.ts';
import type { Database } from '../../db/database.ts';
import { authorName, trail } from '../../db/schema/trail.ts';
import type { QueryOf, SentList } from '../desk/list-sent.ts';
import { beginningWith } from '../kernel/like-patterns.ts';

/** So many of the fields that differ are named. */
const NAMED = 8;

/** What everybody has changed at the desk. */
export const sentTrail: SentList<QueryOf<typeof trailEndpoints.listWholeTrail>, TrailListRow> = {
  table: trail,
  at: trail.at,
  sorts: { at: trail.at },
  chosen: ({ kind, action, by }) => [
    kind ? eq(trail.objectKind, kind) : undefined,
    action && eq(trail.action, action),
    by ? eq(trail.byId, by) : undefined,
  ],
  found: (_, typed) => [sql`${authorName(trail)} LIKE ${beginningWith(typed.toLowerCase())}`],
  rows: readRows,
};

async function readRows(db: Database, ids: readonly number[]): Promise<TrailListRow[]> {
  const rows = await db
    .select()
    .from(trail)
    .where(inArray(trail.id, [...ids]));
  return rows.map(({ id, objectKind, objectId, action, byName, at, before, after }) => ({
    ...{ id, kind: objectKind, object_id: objectId, action, by: byName },
    at: at.toISOString(),
    name: nameIn(after) || nameIn(before),
    fields: Object.keys({ ...before, ...after }).slice(0, NAMED),
  }));
}

/** Returns the name of a thing, where a change tells it. */
function nameIn(fields: Record<string, unknown> | null): string {
  const name = fields?.name ?? fields?.title;
  return typeof name === 'string' ? name : '';
}
