import { type Feeding, fillOn, isPaused, sendChanges, startFilling } from './feeding.ts';
import { advanceNext, switchToNext } from './next-feed.ts';
import { readFeeds, type SearchFeed } from './search-feed.ts';

/**
 * Builds on at the index beside the one that serves, if one was asked for. When it has all products
 * and their latest changes, searches use it.
 * @returns how much was done
 */
export async function buildNext(
  { ctx, server }: Pick<Feeding, 'ctx' | 'server'>,
  claim: SearchFeed,
): Promise<number> {
  const { next: feed } = await readFeeds(ctx.db);
  if (!feed) return 0;
  const advance: Feeding['advance'] = (change) => advanceNext(ctx, claim, change);
  const next = { ctx, server, feed, turn: claim.turn, advance };
  const isLost = isPaused(next) || !(await server.hasIndex(feed.indexName));
  if (isLost) return startFilling(next);
  if (feed.filledTo !== null) return fillOn(next, feed.filledTo);
  await sendChanges(next);
  await switchToNext(ctx, claim);
  ctx.notify(['products']);
  return 1;
}
