import { CACHE_FEED_WAIT_MS, type CacheFeed } from '../contract/kit/cache-feed.ts';
import type { Database } from './db/database.ts';
import { newestNotice, readNotices } from './domain/cache-notices/read-notices.ts';

/** How often the database is asked for notices of other processes while somebody waits. */
const EVERY_MS = 500;

/**
 * Cache notices for storefronts that wait for them. However many wait, the database is asked twice
 * a second, and at once after a notice of this process.
 */
export class NoticeFeed {
  readonly #db: Database;
  readonly #waitMs: number;
  readonly #waiting = new Set<() => void>();
  #newest = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, waitMs = CACHE_FEED_WAIT_MS) {
    this.#db = db;
    this.#waitMs = waitMs;
  }

  /** Wakes those who wait: a notice was stored. */
  readonly wake = (): void => {
    for (const go of this.#waiting) go();
  };

  /**
   * Returns what came after a notice, or waits for the next one.
   * @param after the id of the last notice that is known; undefined: none, the answer names it
   */
  async read(after: number | undefined): Promise<CacheFeed> {
    if (after === undefined) {
      const newest = await newestNotice(this.#db);
      return { status: true, notices: [], newest, has_missed: false };
    }
    const found = await readNotices(this.#db, after);
    if (found.has_missed || found.newest > after) return found;
    await this.#next(after);
    // The database closes with the server.
    if (this.#isStopped) return found;
    return readNotices(this.#db, after);
  }

  /** Ends all waits, so that the server can close. */
  stop(): void {
    this.#isStopped = true;
    this.wake();
  }

  #next(after: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const limit = setTimeout(resolve, this.#waitMs);
    this.#waiting.add(resolve);
    this.#newest = Math.max(this.#newest, after);
    this.#timer ??= setInterval(() => void this.#look(), EVERY_MS);
    return promise.finally(() => {
      clearTimeout(limit);
      this.#waiting.delete(resolve);
      if (this.#waiting.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  /** A database that is away is asked again in half a second. */
  async #look(): Promise<void> {
    const newest = await newestNotice(this.#db).catch(() => this.#newest);
    if (newest === this.#newest) return;
    this.#newest = newest;
    this.wake();
  }
}
