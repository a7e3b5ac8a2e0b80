import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trail } from '../../db/schema/trail.ts';

/** Returns how many entries of a kind somebody has saved. */
export async function countSaved(
  db: Database,
  kind: string,
  ids: readonly string[],
): Promise<number> {
  const isOne = and(eq(trail.objectKind, kind), inArray(trail.objectId, [...ids]));
  const found = await db.selectDistinct({ id: trail.objectId }).from(trail).where(isOne);
  return found.length;
}
