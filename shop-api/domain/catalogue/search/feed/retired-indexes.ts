import { HOUR_MS } from '../../../kernel/durations.ts';
import { type Feeding, pauseOf } from './feeding.ts';
import { forgetFeed, retireFeed } from './retired-feeds.ts';
import type { SearchFeeds } from './search-feed.ts';

/** A search that began before the switch still asks the index before: longer than it may take. */
const REST_MS = 10_000;
/** Another version of the shop that has fed its index within a day may still run, or run again. */
const FOREIGN_MS = 24 * HOUR_MS;

type Place = Pick<Feeding['ctx'], 'db' | 'clock'>;

const due = ({ clock }: Place, { retired }: SearchFeeds) =>
  retired.filter((feed) => pauseOf({ clock }, feed) > REST_MS);

const outdated = ({ clock }: Place, { foreign }: SearchFeeds) =>
  foreign.filter((feed) => feed.sentAt && pauseOf({ clock }, feed) > FOREIGN_MS);

/** Whether there are indexes to retire or to delete. */
export function hasRetired(place: Place, feeds: SearchFeeds): boolean {
  return due(place, feeds).length > 0 || outdated(place, feeds).length > 0;
}

/** Retires the indexes of versions of the shop that run no more. */
export async function retireForeign(place: Place, feeds: SearchFeeds): Promise<void> {
  for (const feed of outdated(place, feeds)) await retireFeed(place, feed);
}

/** Deletes retired indexes from the server. */
export async function deleteRetired(
  { ctx, server }: Pick<Feeding, 'ctx' | 'server'>,
  feeds: SearchFeeds,
): Promise<void> {
  for (const feed of due(ctx, feeds)) {
    await server.deleteIndex(feed.indexName);
    await forgetFeed(ctx.db, feed);
  }
}
