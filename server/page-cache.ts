import { createRequire } from 'node:module';
import { expireTags, mayBeOld, now } from './expired-tags.ts';

type NextCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type Methods = InstanceType<NextCache['default']>;

const INSIDE = 'next/dist/server/lib/incremental-cache';
const require = createRequire(import.meta.url);
const { default: FileSystemCache }: NextCache = require(`${INSIDE}/file-system-cache.js`);

/** The header in which Next.js keeps the tags of a page. */
const TAGS = 'x-next-cache-tags';

/**
 * Next's cache of rendered pages, without one fault: it stored a page under the moment at which its
 * rendering ended, so that one which had read its data before a cache notice and ended after it
 * counted as fresh, for an hour or until the next notice. Such a page is sent to those who waited for
 * it, and not stored. `next.config.mjs` names this file; Next.js makes one for each request.
 */
export default class PageCache extends FileSystemCache {
  private readonly begun = now();

  override async revalidateTag(...given: Parameters<Methods['revalidateTag']>): Promise<void> {
    const tags = [given[0]].flat();
    expireTags(tags);
    await super.revalidateTag(...given);
  }

  override async set(...given: Parameters<Methods['set']>): Promise<void> {
    const [, page] = given;
    if (mayBeOld(tagsOf(page), this.begun)) return;
    await super.set(...given);
  }
}

function tagsOf(page: Parameters<Methods['set']>[1]): string[] {
  if (!page || !('headers' in page)) return [];
  const tags = page.headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}
