import { and, desc, eq } from 'drizzle-orm';
import type { TrailRow } from '../../../contract/staff/trail.ts';
import { trail } from '../../db/schema/trail.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { assertStaff, type DeskContext } from './desk-context.ts';

interface ListTrail {
  ctx: Pick<DeskContext, 'db' | 'who'>;
  input: Paging & { kind: string; id: string };
}

/** Returns a page of what was done to a thing, the newest first. Staff only. */
export async function listTrail({ ctx: { db, who }, input }: ListTrail) {
  assertStaff({ who });
  const isOfIt = and(eq(trail.objectKind, input.kind), eq(trail.objectId, input.id));
  const query = db.select().from(trail).where(isOfIt).orderBy(desc(trail.id)).$dynamic();
  const [total, rows] = await Promise.all([db.$count(trail, isOfIt), pageOf(query, input)]);
  return pagedAnswer(rows.map(toTrailRow), total, input);
}

function toTrailRow(row: typeof trail.$inferSelect): TrailRow {
  const { id: version, byName: by, at, action, before, after } = row;
  return { version, action, by, at: at.toISOString(), before, after };
}
