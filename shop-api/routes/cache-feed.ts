import { Hono } from 'hono';
import { CACHE_FEED_PATH } from '../../contract/kit/cache-feed.ts';
import type { NoticeFeed } from '../cache-feed.ts';
import { bearsToken } from '../http/bears-token.ts';

interface CacheFeedRoute {
  feed: NoticeFeed;
  /** Undefined: nobody may follow. */
  secret: string | undefined;
}

const ID = /^\d{1,15}$/;

/** `GET /cache-notices/?after=12`, for storefronts (`contract/kit/cache-feed.ts`). */
export function cacheFeedRoutes({ feed, secret }: CacheFeedRoute): Hono {
  return new Hono().get(CACHE_FEED_PATH, async (c) => {
    if (!secret || !bearsToken(c, secret)) return c.notFound();
    const after = c.req.query('after');
    if (after !== undefined && !ID.test(after)) return c.notFound();
    return c.json(await feed.read(after === undefined ? undefined : Number(after)));
  });
}
