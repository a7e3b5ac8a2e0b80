import { setTimeout as pause } from 'node:timers/promises';
import type { SearchServer } from '../../../../providers/search/search-server.ts';
import type { FeedContext } from './feeding.ts';
import { requestNext } from './next-feed.ts';
import { readFeeds, readWholeIndex } from './search-feed.ts';
import { sendSearchChanges } from './send-search-changes.ts';

/** Between two looks at what another process does, in milliseconds. */
const LOOK_MS = 500;

interface Rebuild {
  ctx: FeedContext & { searchServer: SearchServer };
  /** Builds nothing where searches have an index of this version of the shop. */
  isForMissing: boolean;
  /** Told the id of the product up to which the new index is filled. */
  onProgress: (productId: number) => void;
}

/**
 * Has an index built beside the one that serves, by this process or another one of the shop, and
 * returns when searches use it. One that is broken off is built on by the shop.
 * @returns whether there was anything to build
 * @throws {SearchServerError} while the server does not answer
 */
export async function rebuildIndex({ ctx, isForMissing, onProgress }: Rebuild): Promise<boolean> {
  const { db, searchServer } = ctx;
  const served = await readWholeIndex(db);
  if (served !== undefined && isForMissing && (await searchServer.hasIndex(served))) return false;
  if (served !== undefined) await requestNext(db);
  for (;;) {
    const done = await sendSearchChanges({ ctx });
    const { serving, next } = await readFeeds(db);
    const building = next ?? serving;
    if (!next && (await readWholeIndex(db)) !== undefined) return true;
    onProgress(building?.filledTo ?? 0);
    if (done > 0) continue;
    // Another process holds the claim, or the server is away.
    await searchServer.hasIndex(building?.indexName || 'none');
    await pause(LOOK_MS);
  }
}
