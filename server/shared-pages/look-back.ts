import type { CacheFeed } from '../../contract/kit/cache-feed.ts';
import type { NoticeLedger } from './notice-ledger.ts';

/** How many notices are read; fewer where the API has forgotten some. */
const BACK = [2_000, 500, 100, 25, 5];

interface LookBack {
  ledger: NoticeLedger;
  /** Where this storefront begins. */
  from: number;
  /** Returns what the API has after an id; undefined or `none` where it does not say. */
  read: (after: number) => Promise<CacheFeed | 'none' | undefined>;
}

/**
 * Tells the ledger of the notices before the one that a storefront begins with, so that it can judge
 * pages which others stored before: a new storefront starts with those.
 */
export async function lookBack({ ledger, from, read }: LookBack): Promise<void> {
  for (const back of BACK) {
    const first = Math.max(0, from - back);
    const notices = await readUpTo(from, first, read);
    if (!notices) continue;
    ledger.hear(notices);
    ledger.beginAt(first);
    return;
  }
  ledger.beginAt(from);
}

/** Returns the notices between two ids; undefined where the API does not have all of them. */
async function readUpTo(from: number, first: number, read: LookBack['read']) {
  const notices: CacheFeed['notices'] = [];
  let after = first;
  while (after < from) {
    const feed = await read(after);
    if (!feed || feed === 'none' || feed.has_missed || feed.newest <= after) return undefined;
    notices.push(...feed.notices);
    after = feed.newest;
  }
  return notices;
}
