import { beforeEach, describe, expect, test } from '@jest/globals';
import { NoticeLedger } from '@/server/shared-pages/notice-ledger';

let ledger: NoticeLedger;

/** Hears of notices and follows them, by their ids. */
function follow(...ids: [id: number, ...tags: string[]][]) {
  const notices = ids.map(([id, ...tags]) => ({ id, tags }));
  ledger.hear(notices);
  ledger.follow(notices, Math.max(...ids.map(([id]) => id)));
}

/** A page of a storefront that has followed every notice up to an id, but these. */
const at = (newest: number, ...missing: number[]) => ({ newest, missing });

beforeEach(() => {
  ledger = new NoticeLedger();
  ledger.follow([], 100);
});

describe('a page of another storefront is current', () => {
  test('if that one had followed all notices which name it', () => {
    follow([101, 'home'], [102, 'blogs']);
    expect(ledger.isCurrent(at(101), ['home', 'chrome'])).toBe(true);
    expect(ledger.isCurrent(at(102), ['home', 'blogs'])).toBe(true);
  });

  test('not if one came later, from the moment at which it is heard of', () => {
    follow([101, 'home']);
    expect(ledger.isCurrent(at(101), ['blogs'])).toBe(true);
    ledger.hear([{ id: 102, tags: ['blogs'] }]);
    expect(ledger.isCurrent(at(101), ['blogs'])).toBe(false);
    expect(ledger.isCurrent(at(101), ['home'])).toBe(true);
  });

  test('not if one with a lower id became visible to it later', () => {
    follow([102, 'home'], [101, 'blogs']);
    expect(ledger.isCurrent(at(102, 101), ['blogs'])).toBe(false);
    expect(ledger.isCurrent(at(102, 101), ['home'])).toBe(true);
    expect(ledger.isCurrent(at(102, 99), ['blogs'])).toBe(true);
  });

  test('not if it is of further on: of another database, or ahead for a moment', () => {
    expect(ledger.isCurrent(at(101), ['home'])).toBe(false);
    follow([101, 'meta']);
    expect(ledger.isCurrent(at(101), ['home'])).toBe(true);
  });

  test('not if it is from before what is known', () => {
    expect(ledger.isCurrent(at(99), ['home'])).toBe(false);
    ledger.beginAt(90);
    expect(ledger.isCurrent(at(99), ['home'])).toBe(true);
  });

  test('not if notices were missed since', () => {
    follow([101, 'meta']);
    ledger.miss(900);
    expect(ledger.isCurrent(at(101), ['home'])).toBe(false);
    ledger.follow([], 900);
    expect(ledger.isCurrent(at(101), ['home'])).toBe(false);
    expect(ledger.isCurrent(at(900), ['home'])).toBe(true);
  });

  test('not if a shopper of this storefront wrote something about it', () => {
    follow([101, 'meta']);
    ledger.expire(['product:1']);
    expect(ledger.isCurrent(at(101), ['product:1'])).toBe(false);
    expect(ledger.isCurrent(at(101), ['product:2'])).toBe(true);
    follow([102, 'product:1']);
    expect(ledger.isCurrent(at(102), ['product:1'])).toBe(true);
  });
});

describe('the position of a storefront', () => {
  test('names recent notices that it has not had', () => {
    ledger = new NoticeLedger();
    expect(ledger.position).toBeUndefined();
    follow([1, 'home'], [2, 'blogs'], [4, 'meta']);
    expect(ledger.position).toEqual({ newest: 4, missing: [3] });
    follow([3, 'stores'], [4, 'meta']);
    expect(ledger.position).toEqual({ newest: 4, missing: [] });
  });

  test('stays where it is while notices are heard and not yet followed', () => {
    follow([101, 'home']);
    ledger.hear([{ id: 102, tags: ['blogs'] }]);
    expect(ledger.position?.newest).toBe(101);
  });
});

test('of many notices the last ones are remembered, and older pages are not current', () => {
  const many = Array.from({ length: 6_000 }, (_, index) => ({ id: 101 + index, tags: ['home'] }));
  ledger.hear(many);
  ledger.follow(many, 6_100);
  expect(ledger.isCurrent(at(200), ['blogs'])).toBe(false);
  expect(ledger.isCurrent(at(3_000), ['blogs'])).toBe(true);
});
