import { createRequire } from 'node:module';
import { expireTags, mayBeOld, now } from './expired-tags.ts';
import type { NoticePosition } from './shared-pages/notice-ledger.ts';
import { type SharedPages, sharedPages } from './shared-pages/shared-pages.ts';

type NextCache = typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js');
type NextTags = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
type Methods = InstanceType<NextCache['default']>;
type Entry = NonNullable<Awaited<ReturnType<Methods['get']>>>;
type Page = Entry['value'];

const INSIDE = 'next/dist/server/lib/incremental-cache';
const require = createRequire(import.meta.url);
const { default: FileSystemCache }: NextCache = require(`${INSIDE}/file-system-cache.js`);
const { areTagsExpired }: NextTags = require(`${INSIDE}/tags-manifest.external.js`);

/** The header in which Next.js keeps the tags of a page. */
const TAGS = 'x-next-cache-tags';
/** What Next.js renders of the shop: pages, and files such as a sitemap. */
const SHARED_KINDS: unknown[] = ['APP_PAGE', 'APP_ROUTE'];
/** So old that Next.js renders the page anew before it answers. */
const LONG_AGO = 1;

/** Where the storefronts that made them were, of pages that came from others. */
const adopted = new WeakMap<object, NoticePosition>();

/**
 * Next's cache of rendered pages, without one fault: it stored a page under the moment at which its
 * rendering ended, so that one which had read its data before a cache notice and ended after it
 * counted as fresh, for an hour or until the next notice. Such a page is sent to those who waited for
 * it, and not stored. `next.config.mjs` names this file; Next.js makes one for each request.
 *
 * Where storefronts share pages, one that this storefront would render is read from the others first.
 */
export default class PageCache extends FileSystemCache {
  private readonly begun = now();

  override async revalidateTag(...given: Parameters<Methods['revalidateTag']>): Promise<void> {
    const tags = [given[0]].flat();
    expireTags(tags);
    sharedPages()?.ledger.expire(tags);
    await super.revalidateTag(...given);
  }

  override async get(...given: Parameters<Methods['get']>): ReturnType<Methods['get']> {
    const own = await super.get(...given);
    const [key, context] = given;
    const pages = sharedPages();
    if (!pages || !SHARED_KINDS.includes(context.kind)) return own;
    const isOutdated = isOld(own, pages);
    if (own && !isOutdated && !isPastItsTime(own)) return own;
    const page = await pages.read<NonNullable<Page>>(key, tagsOf);
    // What was heard since the page was read counts too, and nothing comes between here and `set`.
    if (page && pages.ledger.isCurrent(page.position, tagsOf(page.value))) {
      const { value, position, revalidate, expire } = page;
      adopted.set(value, position);
      await super.set(key, value, { cacheControl: { revalidate, expire } });
      return super.get(...given);
    }
    return own && isOutdated ? { ...own, lastModified: LONG_AGO } : own;
  }

  override async set(...given: Parameters<Methods['set']>): Promise<void> {
    const [key, page, context] = given;
    if (mayBeOld(tagsOf(page), this.begun)) return;
    if (page && !context.fetchCache && SHARED_KINDS.includes(page.kind)) {
      const { revalidate = false, expire } = context.cacheControl ?? {};
      sharedPages()?.write(key, page, { revalidate, expire });
    }
    await super.set(...given);
  }
}

/** Whether a page is older than a notice about it, by the count of whoever made it. */
function isOld(entry: Entry | null, pages: SharedPages): boolean {
  if (!entry?.value) return false;
  const tags = tagsOf(entry.value);
  const position = adopted.get(entry.value);
  if (position) return !pages.ledger.isCurrent(position, tags);
  return areTagsExpired(tags, entry.lastModified);
}

function isPastItsTime({ lastModified, cacheControl }: Entry): boolean {
  const { revalidate } = cacheControl ?? {};
  return typeof revalidate === 'number' && lastModified + revalidate * 1000 < Date.now();
}

function tagsOf(page: Page): string[] {
  if (!page || !('headers' in page)) return [];
  const tags = page.headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}
