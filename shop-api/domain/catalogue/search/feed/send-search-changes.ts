import { HOUR_MS } from '../../../kernel/durations.ts';
import { buildNext } from './build-next.ts';
import {
  type FeedContext,
  type Feeding,
  fillOn,
  isPaused,
  pauseOf,
  sendChanges,
  startFilling,
} from './feeding.ts';
import { dropNext, requestNext } from './next-feed.ts';
import { readChangedWords } from './read-word-fields.ts';
import { deleteRetired, hasRetired, retireForeign } from './retired-indexes.ts';
import {
  advanceFeed,
  claimFeed,
  readFeeds,
  releaseFeed,
  type SearchFeed,
  type SearchFeeds,
} from './search-feed.ts';

/** Without changes, the place in them is moved on so often. */
const IDLE_MS = HOUR_MS;

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
    if (!(await hasWork({ ctx, server }, await readFeeds(db)))) return 0;
    const claim = await claimFeed(ctx);
    if (!claim) return 0;
    try {
      return await takeStep({ ctx, server }, claim);
    } finally {
      await releaseFeed(db, claim);
    }
  } catch (error) {
    // The server has logged it.
    if (error instanceof Error && error.name === 'SearchServerError') return 0;
    throw error;
  }
}

type Asking = Pick<Feeding, 'ctx' | 'server'>;

async function hasWork({ ctx, server }: Asking, feeds: SearchFeeds): Promise<boolean> {
  const { serving, next } = feeds;
  if (!serving || next || hasRetired(ctx, feeds)) return true;
  const isIdle = pauseOf(ctx, serving) < IDLE_MS && serving.filledTo === null;
  if (!isIdle || !(await server.hasIndex(serving.indexName))) return true;
  return (await readChangedWords(ctx.db, serving.snapshot)).ids.length > 0;
}

async function takeStep({ ctx, server }: Asking, claim: SearchFeed): Promise<number> {
  const feeds = await readFeeds(ctx.db);
  await retireForeign(ctx, feeds);
  await deleteRetired({ ctx, server }, feeds);
  const advance: Feeding['advance'] = (change) => advanceFeed(ctx, claim, change);
  const serving = { ctx, server, feed: claim, turn: claim.turn, advance };
  // An index that lacks products without a trace is filled in its place, and the database searches.
  const isLost = claim.sentAt === null || !(await server.hasIndex(claim.indexName));
  if (isLost || (claim.filledTo !== null && isPaused(serving))) {
    await dropNext(ctx);
    return startFilling(serving);
  }
  if (claim.filledTo !== null) return fillOn(serving, claim.filledTo);
  // Changes of the pause are forgotten: it serves as it is until another one is built.
  if (isPaused(serving)) await requestNext(ctx.db);
  const sent = isPaused(serving) ? 0 : await sendChanges(serving);
  return sent + (await buildNext({ ctx, server }, claim));
}
