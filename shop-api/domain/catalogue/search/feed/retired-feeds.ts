import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchFeeds } from '../../../../db/schema/search-feeds.ts';
import type { Context } from '../../../kernel/context.ts';
import { RETIRED_FEED } from './feed-names.ts';
import type { SearchFeed } from './search-feed.ts';

type Place = Pick<Context, 'db' | 'clock'>;

/** Retires the index of a feed that nobody feeds any more. */
export async function retireFeed(place: Place, { name, indexName }: SearchFeed): Promise<void> {
  const { clock } = place;
  await place.db.transaction(async (db) => {
    await db.delete(searchFeeds).where(eq(searchFeeds.name, name));
    await retireIndex({ db, clock }, indexName);
  });
}

/** Forgets an index that was deleted. */
export async function forgetFeed(db: Database, { name }: SearchFeed): Promise<void> {
  await db.delete(searchFeeds).where(eq(searchFeeds.name, name));
}

/** Notes that nobody asks an index any more. */
export async function retireIndex({ db, clock }: Place, indexName: string): Promise<void> {
  if (indexName === '') return;
  const row = { name: `${RETIRED_FEED}${indexName}`, indexName, snapshot: '', sentAt: clock.now() };
  await db.insert(searchFeeds).values(row).onConflictDoNothing();
}
