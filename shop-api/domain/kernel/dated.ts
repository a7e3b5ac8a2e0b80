import { type AnyColumn, and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/** The columns of what is displayed from one moment until another; null: always. */
interface Dates {
  visibleFrom: AnyColumn;
  visibleUntil: AnyColumn;
}

/** The condition that the dates of a row contain a moment. */
export function isWithinDates({ visibleFrom, visibleUntil }: Dates, now: Date): SQL | undefined {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return and(
    or(isNull(visibleFrom), lte(visibleFrom, moment)),
    or(isNull(visibleUntil), gt(visibleUntil, moment)),
  );
}

/** A time: after the first moment, until the second one. */
interface Span {
  after: Date;
  until: Date;
}

/** A kind of entries that pages begin or cease to display by the clock. */
export interface Dated {
  /** Returns the cache tags of the entries that did within a span. */
  turned: (db: Database, span: Span) => Promise<string[]>;
}

/** Returns a kind of entries of which any has the same tags. */
export function datedRows(table: PgTable & Dates, tags: readonly string[]): Dated {
  return {
    async turned(db, span) {
      const turns = or(isWithin(table.visibleFrom, span), isWithin(table.visibleUntil, span));
      const rows = await db.select({ one: sql`1` }).from(table).where(turns).limit(1);
      return rows.length > 0 ? [...tags] : [];
    },
  };
}

/** The condition that a moment of a row is within a span. */
export function isWithin(column: AnyColumn, { after, until }: Span): SQL | undefined {
  return and(
    gt(column, sql`${after.toISOString()}::timestamptz`),
    lte(column, sql`${until.toISOString()}::timestamptz`),
  );
}
