import type { CacheNotice } from '../../contract/kit/cache-feed.ts';

/** How far a storefront had followed the cache notices when it stored a page. */
export interface NoticePosition {
  /** The id of the newest notice that it had followed. */
  newest: number;
  /** Ids below it that it had not: they became visible late, or never will. */
  missing: number[];
}

/** A notice becomes visible within so many ids after its own; the API sends as many again. */
const LATE_IDS = 50;
/** Notices whose tags are remembered. A page that is older is made anew. */
const REMEMBERED = 5_000;

interface Noticed {
  tags: readonly string[];
  isFollowed: boolean;
}

/**
 * What this storefront knows of the cache notices. Pages of other storefronts are compared by ids of
 * notices, never by clocks: a page is current if whoever made it had followed every notice that
 * names one of its tags, of those that this storefront has heard of.
 */
export class NoticeLedger {
  #position: NoticePosition | undefined;
  /** Where what is known begins: a page from before may have missed what nobody told us. */
  #begin = Number.POSITIVE_INFINITY;
  readonly #noticed = new Map<number, Noticed>();
  /** By tag, the position that a page needs to be current. */
  readonly #needed = new Map<string, number>();

  /** How far this storefront is; undefined before the first answer of the API. */
  get position(): NoticePosition | undefined {
    return this.#position;
  }

  /** Takes in notices before anything is done about them: from now on no page from before is read. */
  hear(notices: readonly CacheNotice[]): void {
    for (const { id, tags } of notices) {
      if (this.#noticed.has(id)) continue;
      this.#noticed.set(id, { tags, isFollowed: false });
      for (const tag of tags) this.#need(tag, id);
    }
    for (const id of this.#noticed.keys()) {
      if (this.#noticed.size <= REMEMBERED) return;
      this.#noticed.delete(id);
      this.#begin = Math.max(this.#begin, id + LATE_IDS);
    }
  }

  /** Says that all notices after an id are known, from an earlier start than its own. */
  beginAt(id: number): void {
    this.#begin = id;
  }

  /** Says that notices were missed: no page from before the newest one is read. */
  miss(newest: number): void {
    this.#position = undefined;
    this.#noticed.clear();
    this.#needed.clear();
    this.#begin = newest;
  }

  /** Says that what these notices name is made anew by this storefront, up to the newest id. */
  follow(notices: readonly CacheNotice[], newest: number): void {
    for (const { id } of notices) {
      const known = this.#noticed.get(id);
      if (known) known.isFollowed = true;
    }
    const first = Math.max(1, newest - LATE_IDS + 1);
    const recent = Array.from({ length: newest - first + 1 }, (_, index) => first + index);
    const missing = recent.filter((id) => !this.#noticed.get(id)?.isFollowed);
    this.#position = { newest, missing };
    if (this.#begin === Number.POSITIVE_INFINITY) this.#begin = newest;
  }

  /** Says that tags were expired here, by a notice or by a shopper who wrote something. */
  expire(tags: readonly string[]): void {
    const { newest } = this.#position ?? {};
    if (newest === undefined) return;
    for (const tag of tags) this.#need(tag, newest + 1);
  }

  /** Returns whether a page with these tags that was stored at a position may be shown here. */
  isCurrent({ newest, missing }: NoticePosition, tags: readonly string[]): boolean {
    // From further on: of a storefront that is ahead for a moment, or from another database.
    if (newest < this.#begin || newest > (this.#position?.newest ?? -1)) return false;
    if (tags.some((tag) => (this.#needed.get(tag) ?? 0) > newest)) return false;
    return !missing.some((id) => this.#noticed.get(id)?.tags.some((tag) => tags.includes(tag)));
  }

  #need(tag: string, newest: number): void {
    this.#needed.set(tag, Math.max(newest, this.#needed.get(tag) ?? 0));
  }
}
