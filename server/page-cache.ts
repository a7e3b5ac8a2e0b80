import { createRequire } from 'node:module';

type NextCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type Methods = InstanceType<NextCache['default']>;

const CACHE = 'next/dist/server/lib/incremental-cache/file-system-cache.js';
const { default: FileSystemCache } = createRequire(import.meta.url)(CACHE) as NextCache;

/** The header in which Next.js keeps the tags of a page. */
const TAGS = 'x-next-cache-tags';

/** When each tag was last expired, in milliseconds since 1970. */
const expiredAt = new Map<string, number>();

/**
 * Next's cache of rendered pages, without one fault: it stored a page under the moment at which its
 * rendering ended, so that one which had read its data before a cache notice and ended after it
 * counted as fresh, for an hour or until the next notice. Such a page is sent to those who waited for
 * it, and not stored. `next.config.mjs` names this file; Next.js makes one for each request.
 */
export default class PageCache extends FileSystemCache {
  private readonly begun = Date.now();

  override async revalidateTag(...given: Parameters<Methods['revalidateTag']>): Promise<void> {
    const [tags] = given;
    for (const tag of [tags].flat()) expiredAt.set(tag, Date.now());
    await super.revalidateTag(...given);
  }

  override async set(...given: Parameters<Methods['set']>): Promise<void> {
    const [, page] = given;
    if (tagsOf(page).some((tag) => (expiredAt.get(tag) ?? 0) >= this.begun)) return;
    await super.set(...given);
  }
}

function tagsOf(page: Parameters<Methods['set']>[1]): string[] {
  if (!page || !('headers' in page)) return [];
  const tags = page.headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}
