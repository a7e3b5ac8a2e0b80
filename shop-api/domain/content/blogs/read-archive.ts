import { count, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { ArchiveYear } from '../../../../contract/content/blogs.ts';
import { blogs } from '../../../db/schema/content.ts';
import type { Context } from '../../kernel/context.ts';
import { isPublishedAt, monthInIndia } from './published-blogs.ts';

/** Returns the months of India that have published posts, the latest first, by year. */
export async function readArchive({ db, clock }: Context): Promise<ArchiveYear[]> {
  const rows = await db
    .select({ month: monthInIndia, count: count() })
    .from(blogs)
    .where(isPublishedAt(clock.now()))
    .groupBy(monthInIndia)
    .orderBy(sql`1 DESC`);
  const months = rows.map((row) => ({ at: DateTime.fromISO(row.month), count: row.count }));
  return Array.from(
    Map.groupBy(months, ({ at }) => at.year),
    ([year, ofYear]) => ({ year, months: ofYear.map(toMonth) }),
  );
}

function toMonth({ at, count: posts }: { at: DateTime; count: number }) {
  return { month: at.month, name: at.setLocale('en-IN').toFormat('LLLL'), count: posts };
}
