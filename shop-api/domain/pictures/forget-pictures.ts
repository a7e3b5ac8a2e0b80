import { type AnyColumn, and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { TRAIL_PICTURE_DAYS, UNUSED_PICTURE_DAYS } from '../../../contract/shop/limits.ts';
import { type Database, selectRows } from '../../db/database.ts';
import { blogs, contentPages, faqs } from '../../db/schema/content.ts';
import { events } from '../../db/schema/events.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productDetails } from '../../db/schema/product-details.ts';
import { trail } from '../../db/schema/trail.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';

/** Rich texts, whose pictures are named by their addresses alone. */
const RICH_TEXTS: AnyColumn[] = [
  blogs.contentHtml,
  blogs.translations,
  contentPages.html,
  contentPages.translations,
  faqs.answerHtml,
  faqs.translations,
  events.descriptionHtml,
  events.translations,
  productDetails.descriptionHtml,
  productDetails.translations,
];

/** Pictures of one round; the next one comes after some hours. */
const AT_ONCE = 200;

type Forget = { ctx: Pick<Context, 'db' | 'clock' | 'pictureStore'> };

/**
 * System job: deletes pictures that nobody has sent for some time and that no entry uses, no rich
 * text shows and no recent row of the trail names, since that entry may be brought back.
 */
export async function forgetUnusedPictures({ ctx }: Forget): Promise<void> {
  const now = ctx.clock.now().getTime();
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  await ctx.pictureStore.sweep(daysAgo(1));
  const isForgotten = and(
    isOfEntries(daysAgo(UNUSED_PICTURE_DAYS)),
    ...(await namedByNone(ctx.db)),
  );
  const unused = await idsOfUnused(ctx.db, isForgotten);
  if (unused.length === 0) return;
  const named = await idsInTexts(ctx.db, daysAgo(TRAIL_PICTURE_DAYS));
  const ids = unused.filter((id) => !named.has(id));
  for (const id of ids) await forget(ctx, id, isForgotten);
}

/** Under a lock: who begins to use the picture meanwhile waits, and is told that it is gone. */
async function forget({ db, pictureStore }: Forget['ctx'], id: string, isForgotten?: SQL) {
  await inTransaction(db, async (tx) => {
    const is = and(eq(pictures.id, id), isForgotten);
    const [held] = await tx.select().from(pictures).where(is).for('update', { skipLocked: true });
    if (!held) return;
    await tx.delete(pictures).where(eq(pictures.id, id));
    await pictureStore.remove(id);
  });
}

async function idsOfUnused(db: Database, isForgotten?: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(isForgotten)
    .orderBy(pictures.storedAt)
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Not a picture of the demo shop, which is stored at every start; last sent before a moment. */
const isOfEntries = (before: Date) =>
  and(isNull(pictures.masterName), lt(pictures.storedAt, before));

/** Conditions on a picture, one for each foreign key to it: no row names it. */
async function namedByNone(db: Database): Promise<SQL[]> {
  const references = await selectRows<{ from: string; by: string }>(
    db,
    sql`SELECT relname AS from, attname AS by FROM pg_constraint
      JOIN pg_class ON pg_class.oid = conrelid
      JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'pictures'::regclass`,
  );
  return references.map(
    ({ from, by }) =>
      sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(from)} AS entry
        WHERE entry.${sql.identifier(by)} = ${pictures.id})`,
  );
}

/** Returns the ids that rich texts and recent rows of the trail name. */
async function idsInTexts(db: Database, since: Date): Promise<Set<string>> {
  const ids = new Set<string>();
  const add = async (query: ReturnType<typeof sql>) => {
    for (const { id } of await selectRows<{ id: string }>(db, query)) ids.add(id);
  };
  for (const column of RICH_TEXTS) {
    await add(sql`SELECT DISTINCT found[1] AS id FROM ${column.table},
      regexp_matches(${column}::text, '/media/([0-9a-f]{16})', 'g') AS found
      WHERE ${column}::text LIKE '%/media/%'`);
  }
  await add(sql`SELECT DISTINCT found[1] AS id FROM ${trail},
    regexp_matches(coalesce(${trail.before}::text, '') || coalesce(${trail.after}::text, ''),
      '(?:"|/media/)([0-9a-f]{16})', 'g') AS found
    WHERE ${trail.at} > ${since.toISOString()}::timestamptz`);
  return ids;
}
