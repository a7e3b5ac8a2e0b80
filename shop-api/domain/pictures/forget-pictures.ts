import { type AnyColumn, and, eq, exists, isNull, lt, not, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { TRAIL_PICTURE_DAYS, UNUSED_PICTURE_DAYS } from '../../../contract/shop/limits.ts';
import { type Database, selectRows } from '../../db/database.ts';
import { blogs, contentPages, faqs } from '../../db/schema/content.ts';
import { events } from '../../db/schema/events.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { productDetails } from '../../db/schema/product-details.ts';
import { trail } from '../../db/schema/trail.ts';
import { schema } from '../../db/schema.ts';
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
  const unused = await idsOfUnused(ctx.db, daysAgo(UNUSED_PICTURE_DAYS));
  if (unused.length === 0) return;
  const named = await idsInTexts(ctx.db, daysAgo(TRAIL_PICTURE_DAYS));
  const ids = unused.filter((id) => !named.has(id));
  for (const id of ids) await forget(ctx, id, daysAgo(UNUSED_PICTURE_DAYS));
}

/** Under a lock: who begins to use the picture meanwhile waits, and is told that it is gone. */
async function forget({ db, pictureStore }: Forget['ctx'], id: string, before: Date) {
  await inTransaction(db, async (tx) => {
    const is = and(eq(pictures.id, id), isUnused(before));
    const [held] = await tx.select().from(pictures).where(is).for('update', { skipLocked: true });
    if (!held) return;
    await tx.delete(pictures).where(eq(pictures.id, id));
    await pictureStore.remove(id);
  });
}

async function idsOfUnused(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(isUnused(before))
    .orderBy(pictures.storedAt)
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Not a picture of the demo shop, which is stored at every start. */
function isUnused(before: Date) {
  const uses = references.map(({ table, column }) =>
    not(
      exists(new QueryBuilder().select({ one: sql`1` }).from(table).where(eq(column, pictures.id))),
    ),
  );
  return and(isNull(pictures.masterName), lt(pictures.storedAt, before), ...uses);
}

/** The columns of all tables that name a picture: their foreign keys. */
const references = Object.values(schema).flatMap((table: PgTable) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference();
    const [column] = columns;
    return foreignTable === pictures && column ? [{ table, column }] : [];
  }),
);

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
