import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CacheFeed } from '@/contract/kit/cache-feed';
import { lookBack } from '@/server/shared-pages/look-back';
import { NoticeLedger } from '@/server/shared-pages/notice-ledger';

const NEWEST = 10_000;
const AT_ONCE = 500;
const at = (newest: number) => ({ newest, missing: [] });

/** The id of the oldest notice that the API has. */
let oldest = 1;
let asked: number[] = [];
let ledger: NoticeLedger;

/** An API with notices of the tag of their id. */
async function read(after: number): Promise<CacheFeed> {
  asked.push(after);
  const has_missed = after + 1 < oldest;
  const ids = Array.from({ length: AT_ONCE }, (_, index) => after + 1 + index);
  const notices = ids.filter((id) => id <= NEWEST).map((id) => ({ id, tags: [`tag-${id}`] }));
  const newest = notices.at(-1)?.id ?? after;
  return { status: true, notices: has_missed ? [] : notices, newest, has_missed };
}

/** Looks back from the newest notice, and goes on from there. */
async function start() {
  await lookBack({ ledger, from: NEWEST, read });
  ledger.follow([], NEWEST);
}

describe('a new storefront', () => {
  beforeEach(() => {
    ledger = new NoticeLedger();
    asked = [];
    oldest = 1;
  });

  test('judges pages of the last two thousand notices', async () => {
    await start();
    expect(asked).toEqual([8_000, 8_500, 9_000, 9_500]);
    expect(ledger.isCurrent(at(8_000), ['tag-8000', 'other'])).toBe(true);
    expect(ledger.isCurrent(at(8_000), ['tag-8001'])).toBe(false);
    expect(ledger.isCurrent(at(9_999), ['tag-10000'])).toBe(false);
    expect(ledger.isCurrent(at(7_999), ['other'])).toBe(false);
  });

  test('judges pages of fewer where the API has forgotten some', async () => {
    oldest = NEWEST - 60;
    await start();
    expect(ledger.isCurrent(at(NEWEST - 25), ['other'])).toBe(true);
    expect(ledger.isCurrent(at(NEWEST - 26), ['other'])).toBe(false);
  });

  test('judges pages of its own time alone where the API does not say', async () => {
    await lookBack({ ledger, from: NEWEST, read: async () => undefined });
    ledger.follow([], NEWEST);
    expect(ledger.isCurrent(at(NEWEST - 1), ['other'])).toBe(false);
    expect(ledger.isCurrent(at(NEWEST), ['other'])).toBe(true);
  });
});
