import { CACHE_FEED_WAIT_MS, type CacheFeed } from '../contract/kit/cache-feed.ts';
import type { Database } from './db/database.ts';
import { newestNotice, readNotices } from './domain/cache-notices/read-notices.ts';
import { WriteSignal } from './write-signal.ts';

/**
 * Cache notices for storefronts that wait for them: at once after a notice of this process, and two
 * seconds after one of another.
 */
export class NoticeFeed {
  readonly #db: Database;
  readonly #writes: WriteSignal;
  readonly #waitMs: number;
  #isStopped = false;
  #woken = new AbortController();

  constructor(db: Database, writes = new WriteSignal({ db }), waitMs = CACHE_FEED_WAIT_MS) {
    this.#db = db;
    this.#writes = writes;
    this.#waitMs = waitMs;
  }

  /** Wakes those who wait: a notice was stored. */
  readonly wake = (): void => {
    const woken = this.#woken;
    this.#woken = new AbortController();
    woken.abort();
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
    const until = Date.now() + this.#waitMs;
    for (;;) {
      const { signal } = this.#woken;
      const seen = this.#writes.snapshot;
      const found = await readNotices(this.#db, after);
      const restMs = until - Date.now();
      // The database closes with the server.
      if (found.has_missed || found.newest > after || restMs <= 0 || this.#isStopped) return found;
      await this.#writes.next({ seen, restMs, signal });
      const isNews = signal.aborted || seen !== this.#writes.snapshot;
      if (!isNews || this.#isStopped) return found;
    }
  }

  /** Ends all waits, so that the server can close. */
  stop(): void {
    this.#isStopped = true;
    this.wake();
  }
}
