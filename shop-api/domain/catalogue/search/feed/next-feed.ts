import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchFeeds } from '../../../../db/schema/search-feeds.ts';
import type { Context } from '../../../kernel/context.ts';
import { NEXT_FEED } from './feed-names.ts';
import { retireIndex } from './retired-feeds.ts';
import { type Advance, advanceFeed, type SearchFeed } from './search-feed.ts';

type Place = Pick<Context, 'db' | 'clock'>;

/**
 * `advanceFeed` for the index that is built beside the one that serves.
 * @throws {Error} when another process has claimed the feed meanwhile
 */
export async function advanceNext(
  { db, clock }: Place,
  claim: Pick<SearchFeed, 'turn'>,
  change: Advance,
): Promise<void> {
  await db.transaction(async (tx) => {
    await advanceFeed({ db: tx, clock }, claim, {});
    if (Object.keys(change).length === 0) return;
    await tx.update(searchFeeds).set(change).where(eq(searchFeeds.name, NEXT_FEED));
  });
}

/** Has an index built beside the one that serves, unless one is being built. */
export async function requestNext(db: Database): Promise<void> {
  await db
    .insert(searchFeeds)
    .values({ name: NEXT_FEED, indexName: '', snapshot: '' })
    .onConflictDoNothing();
}

/**
 * Lets searches use the index that was built, in place of the one before.
 * @throws {Error} when another process has claimed the feed meanwhile
 */
export async function switchToNext(place: Place, serving: SearchFeed): Promise<void> {
  const { clock } = place;
  await place.db.transaction(async (db) => {
    const [next] = await db.delete(searchFeeds).where(eq(searchFeeds.name, NEXT_FEED)).returning();
    if (!next) throw new Error('The index that was built has no feed');
    const { indexName, filledTo, snapshot, sentAt } = next;
    await advanceFeed({ db, clock }, serving, { indexName, filledTo, snapshot, sentAt });
    await retireIndex({ db, clock }, serving.indexName);
  });
}

/** Gives up the index that is built, if there is one. */
export async function dropNext(place: Place): Promise<void> {
  const { clock } = place;
  await place.db.transaction(async (db) => {
    const [next] = await db.delete(searchFeeds).where(eq(searchFeeds.name, NEXT_FEED)).returning();
    if (next) await retireIndex({ db, clock }, next.indexName);
  });
}
