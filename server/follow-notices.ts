import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import inject from 'light-my-request';
import {
  CACHE_FEED_PATH,
  CACHE_FEED_WAIT_MS,
  type CacheFeed,
  type CacheNotice,
} from '../contract/kit/cache-feed.ts';
import { CACHE_TAGS } from '../contract/kit/cache-tags.ts';
import { NOTICE_SIGNATURE_HEADER, NOTICE_TIME_HEADER } from '../contract/kit/headers.ts';
import { PUBLIC_PAGE } from '../lib/routing/public-page-header.ts';
import type { NextHandler } from './next.ts';
import { lookBack } from './shared-pages/look-back.ts';
import type { NoticeLedger } from './shared-pages/notice-ledger.ts';

/** How long an answer may take after the API's own wait, in milliseconds. */
const ANSWER_MS = 10_000;
/** Between two tries while the API is away, in milliseconds. */
const RETRY_MS = 1_000;
/** The route reads bodies of a hundred kilobytes. */
const TAGS_AT_ONCE = 1_000;
const NO_FEED =
  'The API has no cache notices for this storefront (REVALIDATE_SECRET): a change is on pages within the hour.';
const NO_FEED_MS = 60_000;
/** Ids that are remembered, because the last notices are sent again. */
const REMEMBERED = 2_000;

interface FollowNotices {
  handle: NextHandler;
  apiBaseUrl: string;
  /** Shared with the API. */
  secret: string;
  /** The notice up to which the rendered pages are fresh; undefined: from now on. */
  from: number | undefined;
  /** Is told of each notice, where storefronts share pages. */
  ledger?: NoticeLedger | undefined;
}

/**
 * Follows the cache notices of the API, and has Next.js read again what they name: each storefront
 * for itself, however many there are, from where it was when it has been away.
 * @returns what stops it
 */
export function followNotices(options: FollowNotices): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const ended = follow(options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function follow(options: FollowNotices, signal: AbortSignal): Promise<void> {
  const { handle, from, ledger, ...api } = options;
  let after = from;
  let known = new Set<number>();
  let isWarned = false;
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  while (!signal.aborted) {
    const feed = await readFeed({ ...api, after }, signal);
    if (feed === 'none') {
      if (!isWarned) console.warn(NO_FEED);
      isWarned = true;
      await pause(NO_FEED_MS);
      continue;
    }
    if (feed && ledger) {
      const read = (id: number) => readFeed({ ...api, after: id }, signal);
      await hear(ledger, { feed, from: after ?? feed.newest, read });
    }
    const fresh = feed?.notices.filter(({ id }) => !known.has(id)) ?? [];
    const tags = feed?.has_missed ? [...CACHE_TAGS] : tagsOf(fresh);
    if (feed && (await expire(handle, api.secret, tags))) {
      known = new Set([...known, ...fresh.map(({ id }) => id)].slice(-REMEMBERED));
      ledger?.follow(feed.notices, feed.newest);
      after = feed.newest;
    } else await pause(RETRY_MS);
  }
}

interface Heard {
  feed: CacheFeed;
  /** The notice from which the storefront goes on. */
  from: number;
  read: (after: number) => Promise<CacheFeed | 'none' | undefined>;
}

/** Tells the ledger of notices before their tags are expired. */
async function hear(ledger: NoticeLedger, { feed, from, read }: Heard): Promise<void> {
  if (feed.has_missed) return ledger.miss(feed.newest);
  if (!ledger.position) await lookBack({ ledger, from, read });
  ledger.hear(feed.notices);
}

const tagsOf = (notices: CacheNotice[]) => [...new Set(notices.flatMap(({ tags }) => tags))];

interface Ask {
  apiBaseUrl: string;
  secret: string;
  after: number | undefined;
}

/** Returns what the API answers: undefined while it is away, `none` from one that has no feed. */
async function readFeed(
  { apiBaseUrl, secret, after }: Ask,
  signal: AbortSignal,
): Promise<CacheFeed | 'none' | undefined> {
  const query = after === undefined ? '' : `?after=${after}`;
  const limit = AbortSignal.timeout(CACHE_FEED_WAIT_MS + ANSWER_MS);
  try {
    const answer = await fetch(`${apiBaseUrl}${CACHE_FEED_PATH}${query}`, {
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([signal, limit]),
    });
    if (answer.status === 404) return 'none';
    return answer.ok ? ((await answer.json()) as CacheFeed) : undefined;
  } catch {
    return undefined;
  }
}

/** Has Next.js read again what these tags name, by the route of this process that can. */
async function expire(handle: NextHandler, secret: string, tags: string[]): Promise<boolean> {
  for (let from = 0; from < tags.length; from += TAGS_AT_ONCE) {
    const body = JSON.stringify({ tags: tags.slice(from, from + TAGS_AT_ONCE) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const { statusCode } = await inject((request, response) => void handle(request, response), {
      method: 'POST',
      url: '/api/revalidate',
      headers: {
        'Content-Type': 'application/json',
        // Without the server's own mark the middleware of Next.js looks for a page of this name.
        [PUBLIC_PAGE]: 'yes',
        [NOTICE_TIME_HEADER]: timestamp,
        [NOTICE_SIGNATURE_HEADER]: signature,
      },
      payload: body,
    });
    if (statusCode !== 200) return false;
  }
  return true;
}
