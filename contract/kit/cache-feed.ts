/*
 * How storefronts learn that something public has changed: each follows the API's cache notices by
 * their ids, and catches up after it was away (decision 0065). The call is between the two halves,
 * authorised by the secret that they share: `Authorization: Bearer {REVALIDATE_SECRET}`.
 */

/** `GET /cache-notices/?after=12`; without `after` the answer has the newest id alone. */
export const CACHE_FEED_PATH = '/cache-notices/';

/** How long the API waits for a notice before it answers without one, in milliseconds. */
export const CACHE_FEED_WAIT_MS = 15_000;

/** The file of a build whose pages have been rendered. */
export const RENDERED_FILE = 'rendered-from';

/** The file of a build with the id of the notice that was the newest when its pages were rendered. */
export const RENDERED_FROM_FILE = 'notices-from';

/** Cache tags that were touched at once. */
export interface CacheNotice {
  id: number;
  tags: string[];
}

export interface CacheFeed {
  status: true;
  /** In the order of their ids; some may have been sent before. */
  notices: CacheNotice[];
  /** The id to go on from. */
  newest: number;
  /** Notices after the asked one have been deleted, so that everything may have changed. */
  has_missed: boolean;
}
