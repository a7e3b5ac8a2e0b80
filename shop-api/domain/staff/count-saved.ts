import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trail } from '../../db/schema/trail.ts';
import { FOLLOWED } from '../content/manage/follow-company.ts';

/** Returns how many entries of a kind somebody has saved; to follow the company is nobody's save. */
export async function countSaved(
  db: Database,
  kind: string,
  ids: readonly string[],
): Promise<number> {
  const isBySomebody = and(
    eq(trail.objectKind, kind),
    inArray(trail.objectId, [...ids]),
    ne(trail.action, FOLLOWED),
  );
  const found = await db.selectDistinct({ id: trail.objectId }).from(trail).where(isBySomebody);
  return found.length;
}
