import { describe, expect, test } from '@jest/globals';
import { answersWrong } from '@/drills/sale-day/checks/answers-right';
import type { Cluster } from '@/drills/sale-day/machines/open-cluster';
import type { Answered } from '@/drills/sale-day/traffic/answers';
import { API_KILLED, Chronicle } from '@/drills/sale-day/trouble/chronicle';

const page: Answered = {
  kind: 'page',
  path: '/',
  from: 10_000,
  to: 10_100,
  status: 200,
  hasRetryAfter: true,
};

/** Judges an answer on a day on which something happened from the tenth second to the twelfth. */
function faultsOf(one: Partial<Answered>, happened = 'storefront frozen'): string[] {
  const chronicle = new Chronicle({} as Cluster);
  chronicle.all.push({ name: happened, refusesForMs: 1_000, from: 10_000, to: 12_000 });
  return answersWrong([{ ...page, ...one }], chronicle);
}

describe('an answer of the sale day is', () => {
  test.each([
    ['a page', {}],
    ['a price that has changed', { kind: 'order', status: 409 }],
    ['a checkout that leads back to the cart', { kind: 'cart', status: 307 }],
    ['a 503 while something goes wrong', { status: 503 }],
    ['a 503 in the second after it', { status: 503, to: 12_900 }],
    ['none while something goes wrong', { status: 'left', to: 30_000 }],
  ] as const)('right as %s', (_what, one) => {
    expect(faultsOf(one)).toEqual([]);
  });

  test.each([
    ['a page elsewhere', { status: 308 }, 'answered 308'],
    ['an error', { status: 500 }, 'answered 500'],
    ['a refused cart', { kind: 'cart', status: 409 }, 'answered 409'],
    ['a broken connection', { status: 'cut' }, 'the connection broke'],
    ['a 503 without Retry-After', { status: 503, hasRetryAfter: false }, '503 without Retry-After'],
    ['a 503 long after', { status: 503, to: 14_000 }, '503, and nothing had happened'],
    ['none long after', { status: 'left', from: 14_000, to: 34_000 }, 'no answer'],
  ] as const)('wrong as %s', (_what, one, fault) => {
    expect(faultsOf(one)).toEqual([expect.stringContaining(fault)]);
  });

  test('wrong as none where an API alone was killed', () => {
    const faults = faultsOf({ status: 'left', to: 30_000 }, API_KILLED);
    expect(faults).toEqual([expect.stringContaining('no answer')]);
  });
});
