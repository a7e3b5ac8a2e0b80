import { createRequire } from 'node:module';
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import { mayBeOld, noteOldData } from './expired-tags.ts';

type NextHandlers = typeof import('next/dist/server/lib/cache-handlers/default.js');

const HANDLERS = 'next/dist/server/lib/cache-handlers/default.js';
const { createDefaultCacheHandler }: NextHandlers = createRequire(import.meta.url)(HANDLERS);

/** As much as for pages, see `cacheMaxMemorySize` in `next.config.mjs`. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Next.js stores nothing that is to be read anew each time. */
const NOT_STORED = { expire: 0 };

const memory = createDefaultCacheHandler(MAX_BYTES);

/**
 * Next's memory of what `use cache` returns, without one fault: data that was being read while a
 * cache notice came in is handed to requests that begin after the notice, and what they make of it
 * counted as fresh. It is handed to them, and stored nowhere. `next.config.mjs` names this file.
 */
const dataCache: CacheHandler = {
  ...memory,
  async set(key, pendingEntry) {
    const checked = pendingEntry.then((entry) =>
      isOld(entry) ? { ...entry, ...NOT_STORED } : entry,
    );
    await memory.set(key, checked);
    const entry = await pendingEntry;
    if (isOld(entry)) noteOldData(entry.tags);
  },
};

function isOld({ tags, timestamp }: CacheEntry): boolean {
  return mayBeOld(tags, timestamp - performance.timeOrigin);
}

export default dataCache;
