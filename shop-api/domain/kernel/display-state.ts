import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DisplayState } from '../../../contract/kit/moments.ts';

/** A table of what is displayed from one moment until another; null: always. */
interface Displayed {
  isPublished: PgColumn;
  visibleFrom: PgColumn;
  visibleUntil: PgColumn;
}

/** Returns whether shoppers see an entry at a moment, as the database computes it. */
export function displayState({ isPublished, visibleFrom, visibleUntil }: Displayed) {
  return (now: Date): SQL => {
    const at = sql`${now.toISOString()}::timestamptz`;
    return sql<DisplayState>`CASE WHEN NOT ${isPublished} THEN 'hidden'
      WHEN ${visibleUntil} <= ${at} THEN 'over'
      WHEN ${visibleFrom} > ${at} THEN 'coming'
      ELSE 'shown' END`;
  };
}
