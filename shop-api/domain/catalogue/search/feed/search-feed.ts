import { and, eq, isNotNull, isNull, like, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { searchFeeds } from '../../../../db/schema/search-feeds.ts';
import type { Context } from '../../../kernel/context.ts';
import { FEED, NEXT_FEED, RETIRED_FEED } from './feed-names.ts';

/** A process that was killed holds the feed for so long: longer than two calls to the server take. */
const CLAIM_MS = 30_000;

type Place = Pick<Context, 'db' | 'clock'>;

/** How far the search server knows the words of products. */
export type SearchFeed = typeof searchFeeds.$inferSelect;

/** How far an index has come. */
export type Advance = Partial<Pick<SearchFeed, 'indexName' | 'filledTo' | 'snapshot' | 'sentAt'>>;

/** All feeds of one shop. */
export interface SearchFeeds {
  /** Undefined before the first filling. */
  serving: SearchFeed | undefined;
  /** Undefined while no index is built beside the one that serves. */
  next: SearchFeed | undefined;
  /** Those of other versions of the shop. */
  foreign: SearchFeed[];
  /** Indexes that nobody asks any more; `sentAt` is since when. */
  retired: SearchFeed[];
}

/** Returns the feeds as they are stored. */
export async function readFeeds(db: Database): Promise<SearchFeeds> {
  const rows = await db.select().from(searchFeeds);
  const named = (name: string) => rows.find((row) => row.name === name);
  const isRetired = ({ name }: SearchFeed) => name.startsWith(RETIRED_FEED);
  const isOwn = ({ name }: SearchFeed) => name === FEED || name === NEXT_FEED;
  return {
    serving: named(FEED),
    next: named(NEXT_FEED),
    foreign: rows.filter((row) => !isOwn(row) && !isRetired(row)),
    retired: rows.filter(isRetired),
  };
}

/** Returns the index that holds all products; undefined while it is filled. */
export async function readWholeIndex(db: Database): Promise<string | undefined> {
  const isWhole = and(isNull(searchFeeds.filledTo), isNotNull(searchFeeds.sentAt));
  const [feed] = await db
    .select({ index: searchFeeds.indexName })
    .from(searchFeeds)
    .where(and(eq(searchFeeds.name, FEED), isWhole));
  return feed?.index;
}

/** Claims all feeds for this process; undefined while another one holds them. */
export async function claimFeed({ db, clock }: Place): Promise<SearchFeed | undefined> {
  await db
    .insert(searchFeeds)
    .values({ name: FEED, indexName: '', snapshot: '' })
    .onConflictDoNothing();
  const now = clock.now();
  const isFree = or(isNull(searchFeeds.claimedUntil), lte(searchFeeds.claimedUntil, now));
  const [claimed] = await db
    .update(searchFeeds)
    .set({ turn: sql`${searchFeeds.turn} + 1`, claimedUntil: claimEnd(now) })
    .where(and(eq(searchFeeds.name, FEED), isFree))
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
  change: Advance,
): Promise<void> {
  const stored = await db
    .update(searchFeeds)
    .set({ ...change, claimedUntil: claimEnd(clock.now()) })
    .where(and(eq(searchFeeds.name, FEED), eq(searchFeeds.turn, turn)))
    .returning({ name: searchFeeds.name });
  if (stored.length === 0) throw new Error('Another process has claimed the feed of the search');
}

/** Gives a claim back. */
export async function releaseFeed(db: Database, { turn }: SearchFeed): Promise<void> {
  await db
    .update(searchFeeds)
    .set({ claimedUntil: null })
    .where(and(eq(searchFeeds.name, FEED), eq(searchFeeds.turn, turn)));
}

/** Has the index filled anew in its place: for products that are stored without triggers. */
export async function restartFeed(db: Database): Promise<void> {
  await db
    .update(searchFeeds)
    .set({ sentAt: null })
    .where(not(like(searchFeeds.name, `${RETIRED_FEED}%`)));
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS);
