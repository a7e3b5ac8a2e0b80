import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import PageCache from '../../server/page-cache.ts';

/** The cache of rendered pages as one request has it; all share the memory of this process. */
export function pageCacheOfRequest(): PageCache {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
}
