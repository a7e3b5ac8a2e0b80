import type { SearchServer } from '../../../../providers/search/search-server.ts';
import type { Context } from '../../../kernel/context.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { currentSnapshot } from '../../product-index/read-changes.ts';
import { WORD_INDEX } from '../engine/word-fields.ts';
import { idsWithWords, readChangedWords, readWordFields } from './read-word-fields.ts';
import type { SearchFeed } from './search-feed.ts';
import { advanceFeed, claimFeed, readFeed, releaseFeed } from './search-feed.ts';

/** Products of one call to the server: about a megabyte. */
const BATCH = 1_000;
/** Changes are deleted after a day; see `forget-changes.ts`. */
const MAX_PAUSE_MS = 12 * HOUR_MS;
/** Without changes, the place in them is moved on so often. */
const IDLE_MS = HOUR_MS;

type FeedContext = Pick<Context, 'db' | 'clock' | 'ids' | 'searchServer' | 'notify'>;

interface Feeding {
  ctx: FeedContext;
  server: SearchServer;
  feed: SearchFeed;
}

/**
 * System job: sends the search server the words of products that changed, and all of them where it
 * has none. What the server has not acknowledged is sent again, so neither a killed process nor a
 * server that is down loses a change. Any number of processes may run it.
 * @returns how much was done; 0 when there is nothing to send, or the server is down
 */
export async function sendSearchChanges({ ctx }: { ctx: FeedContext }): Promise<number> {
  const { db, searchServer: server } = ctx;
  if (!server) return 0;
  try {
    const known = await readFeed(db);
    if (known && !(await hasWork({ ctx, server, feed: known }))) return 0;
    const feed = await claimFeed(ctx);
    if (!feed) return 0;
    try {
      return await takeStep({ ctx, server, feed });
    } finally {
      await releaseFeed(db, feed);
    }
  } catch (error) {
    // The server has logged it.
    if (error instanceof Error && error.name === 'SearchServerError') return 0;
    throw error;
  }
}

async function hasWork({ ctx, server, feed }: Feeding): Promise<boolean> {
  const isIdle = pauseOf(ctx, feed) < IDLE_MS && feed.filledTo === null;
  if (!isIdle || !(await server.hasIndex(feed.indexName))) return true;
  return (await readChangedWords(ctx.db, feed.snapshot)).ids.length > 0;
}

async function takeStep(feeding: Feeding): Promise<number> {
  const { ctx, server, feed } = feeding;
  const isLost = pauseOf(ctx, feed) > MAX_PAUSE_MS || !(await server.hasIndex(feed.indexName));
  if (isLost) return startFilling(feeding);
  return feed.filledTo === null ? sendChanges(feeding) : fillOn(feeding, feed.filledTo);
}

/** Returns the milliseconds since the server last acknowledged a change. */
function pauseOf({ clock }: FeedContext, { sentAt }: SearchFeed): number {
  return sentAt ? clock.now().getTime() - sentAt.getTime() : Number.POSITIVE_INFINITY;
}

/** Begins an index of a new name. Changes from now on are sent when it is filled. */
async function startFilling({ ctx, server, feed }: Feeding): Promise<number> {
  if (feed.indexName !== '') await server.deleteIndex(feed.indexName);
  const indexName = `shop-${feed.name}-${ctx.ids.searchIndexId()}`;
  const snapshot = await currentSnapshot(ctx.db);
  const sentAt = ctx.clock.now();
  await advanceFeed(ctx, feed, { indexName, snapshot, sentAt, filledTo: 0 });
  await server.createIndex(indexName, WORD_INDEX);
  return 1;
}

async function fillOn({ ctx, server, feed }: Feeding, filledTo: number): Promise<number> {
  const ids = await idsWithWords(ctx.db, filledTo, BATCH);
  const last = ids.at(-1) ?? null;
  await server.write(feed.indexName, await readWordFields(ctx.db, ids), feed.turn);
  if (last === null) await server.refresh(feed.indexName);
  await advanceFeed(ctx, feed, { filledTo: last, sentAt: ctx.clock.now() });
  return 1;
}

async function sendChanges({ ctx, server, feed }: Feeding): Promise<number> {
  const { ids, snapshot } = await readChangedWords(ctx.db, feed.snapshot);
  for (let at = 0; at < ids.length; at += BATCH) {
    const documents = await readWordFields(ctx.db, ids.slice(at, at + BATCH));
    await server.write(feed.indexName, documents, feed.turn);
    await advanceFeed(ctx, feed, {});
  }
  if (ids.length > 0) await server.refresh(feed.indexName);
  await advanceFeed(ctx, feed, { snapshot, sentAt: ctx.clock.now() });
  // A page that was rendered between the change and now found what the server knew before.
  if (ids.length > 0) ctx.notify(['products']);
  return ids.length;
}
