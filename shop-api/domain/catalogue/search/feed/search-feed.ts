import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchFeeds } from '../../../../db/schema/search-feeds.ts';
import type { Context } from '../../../kernel/context.ts';

/** The feed of the search server with the words of products. */
const NAME = 'products';
/** A process that was killed holds the feed for so long: longer than two calls to the server take. */
const CLAIM_MS = 30_000;

type Place = Pick<Context, 'db' | 'clock'>;

/** How far the search server knows the words of products. */
export type SearchFeed = typeof searchFeeds.$inferSelect;

/** Returns the feed as it is stored; undefined before the first filling. */
export async function readFeed(db: Database): Promise<SearchFeed | undefined> {
  const [feed] = await db.select().from(searchFeeds).where(eq(searchFeeds.name, NAME));
  return feed;
}

/** Returns the index that holds all products; undefined while it is filled. */
export async function readWholeIndex(db: Database): Promise<string | undefined> {
  const isWhole = and(isNull(searchFeeds.filledTo), isNotNull(searchFeeds.sentAt));
  const [feed] = await db
    .select({ index: searchFeeds.indexName })
    .from(searchFeeds)
    .where(and(eq(searchFeeds.name, NAME), isWhole));
  return feed?.index;
}

/** Claims the feed for this process; undefined while another one holds it. */
export async function claimFeed({ db, clock }: Place): Promise<SearchFeed | undefined> {
  await db
    .insert(searchFeeds)
    .values({ name: NAME, indexName: '', snapshot: '' })
    .onConflictDoNothing();
  const now = clock.now();
  const isFree = or(isNull(searchFeeds.claimedUntil), lte(searchFeeds.claimedUntil, now));
  const [claimed] = await db
    .update(searchFeeds)
    .set({ turn: sql`${searchFeeds.turn} + 1`, claimedUntil: claimEnd(now) })
    .where(and(eq(searchFeeds.name, NAME), isFree))
    .returning();
  return claimed;
}

/**
 * Stores how far the server has acknowledged, and keeps the claim.
 * @throws {Error} when another process has claimed the feed meanwhile
 */
export async function advanceFeed(
  { db, clock }: Place,
  { turn }: Pick<SearchFeed, 'turn'>,
  change: Partial<Pick<SearchFeed, 'indexName' | 'filledTo' | 'snapshot' | 'sentAt'>>,
): Promise<void> {
  const stored = await db
    .update(searchFeeds)
    .set({ ...change, claimedUntil: claimEnd(clock.now()) })
    .where(and(eq(searchFeeds.name, NAME), eq(searchFeeds.turn, turn)))
    .returning({ name: searchFeeds.name });
  if (stored.length === 0) throw new Error('Another process has claimed the feed of the search');
}

/** Gives a claim back. */
export async function releaseFeed(db: Database, { turn }: SearchFeed): Promise<void> {
  await db
    .update(searchFeeds)
    .set({ claimedUntil: null })
    .where(and(eq(searchFeeds.name, NAME), eq(searchFeeds.turn, turn)));
}

/** Has the index filled anew: for products that are stored without triggers. */
export async function restartFeed(db: Database): Promise<void> {
  await db.update(searchFeeds).set({ sentAt: null });
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);
