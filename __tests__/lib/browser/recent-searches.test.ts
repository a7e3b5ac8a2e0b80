import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/browser/recent-searches';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const remember = (...searches: string[]) => {
  for (const search of searches) rememberSearch(search);
};

describe('recent searches', () => {
  test('are the last five, the latest first', () => {
    remember('ghee', 'honey', 'soap', 'tea', 'oil', 'हल्दी');
    expect(recentSearches()).toEqual(['हल्दी', 'oil', 'tea', 'soap', 'honey']);
  });

  test('have each search once, in the letters of the last time', () => {
    remember('ghee', 'honey', 'Ghee');
    expect(recentSearches()).toEqual(['Ghee', 'honey']);
  });

  test('are removed without anything else', () => {
    localStorage.setItem('pin', '380009');
    remember('ghee');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['pin']);
  });

  test.each(['{"fields":', '{}', 'null', '[1,{}]'])(
    'of another program are ignored: %s',
    (text) => {
      localStorage.setItem('recent-searches', text);
      expect(recentSearches()).toEqual([]);
    },
  );

  test('are none in a browser without storage, and the search works on', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
    }
    expect(() => remember('ghee')).not.toThrow();
    expect(recentSearches()).toEqual([]);
    expect(forgetSearches).not.toThrow();
  });
});
