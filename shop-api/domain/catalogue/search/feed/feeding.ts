import type { SearchServer } from '../../../../providers/search/search-server.ts';
import type { Context } from '../../../kernel/context.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { currentSnapshot } from '../../product-index/read-changes.ts';
import { WORD_FORMAT, WORD_INDEX } from '../engine/word-fields.ts';
import { idsWithWords, readChangedWords, readWordFields } from './read-word-fields.ts';
import type { Advance, SearchFeed } from './search-feed.ts';

/** Products of one call to the server: about a megabyte. */
const BATCH = 1_000;
/** Changes are deleted after a day; see `forget-changes.ts`. */
const MAX_PAUSE_MS = 12 * HOUR_MS;

export type FeedContext = Pick<Context, 'db' | 'clock' | 'ids' | 'searchServer' | 'notify'>;

/** An index that is filled or followed, by the process that has claimed the feeds. */
export interface Feeding {
  ctx: FeedContext;
  server: SearchServer;
  feed: SearchFeed;
  /** The number of the claim, which is the version of what is sent. */
  turn: number;
  /** Stores how far the index has come, and keeps the claim. */
  advance: (change: Advance) => Promise<void>;
}

/** Returns the milliseconds since the server last acknowledged a change. */
export function pauseOf({ clock }: Pick<Context, 'clock'>, { sentAt }: SearchFeed): number {
  return sentAt ? clock.now().getTime() - sentAt.getTime() : Number.POSITIVE_INFINITY;
}

/** Whether changes that the server has not had may be forgotten. */
export function isPaused({ ctx, feed }: Pick<Feeding, 'ctx' | 'feed'>): boolean {
  return pauseOf(ctx, feed) > MAX_PAUSE_MS;
}

/** Begins an index of a new name. Changes from now on are sent when it is filled. */
export async function startFilling({ ctx, server, feed, advance }: Feeding): Promise<number> {
  if (feed.indexName !== '') await server.deleteIndex(feed.indexName);
  const now = ctx.clock.now();
  const stamp = now.toISOString().slice(0, 19).replace(/\W/g, '').toLowerCase();
  const indexName = `shop-products-${WORD_FORMAT}-${stamp}-${ctx.ids.searchIndexId()}`;
  const snapshot = await currentSnapshot(ctx.db);
  await advance({ indexName, snapshot, sentAt: now, filledTo: 0 });
  await server.createIndex(indexName, WORD_INDEX);
  return 1;
}

/** Sends the next thousand products. */
export async function fillOn(feeding: Feeding, filledTo: number): Promise<number> {
  const { ctx, server, feed, turn, advance } = feeding;
  const ids = await idsWithWords(ctx.db, filledTo, BATCH);
  const last = ids.at(-1) ?? null;
  await server.write(feed.indexName, await readWordFields(ctx.db, ids), turn);
  if (last === null) await server.refresh(feed.indexName);
  await advance({ filledTo: last, sentAt: ctx.clock.now() });
  return 1;
}

/** Sends what changed since the last time; returns the number of products. */
export async function sendChanges(feeding: Feeding): Promise<number> {
  const { ctx, server, feed, turn, advance } = feeding;
  const { ids, snapshot } = await readChangedWords(ctx.db, feed.snapshot);
  for (let at = 0; at < ids.length; at += BATCH) {
    const documents = await readWordFields(ctx.db, ids.slice(at, at + BATCH));
    await server.write(feed.indexName, documents, turn);
    await advance({});
  }
  if (ids.length > 0) await server.refresh(feed.indexName);
  await advance({ snapshot, sentAt: ctx.clock.now() });
  // A page that was rendered between the change and now found what the server knew before.
  if (ids.length > 0) ctx.notify(['products']);
  return ids.length;
}
