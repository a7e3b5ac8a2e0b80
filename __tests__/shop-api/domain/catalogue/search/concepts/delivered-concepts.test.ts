import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import { deliveredConcepts } from '@/shop-api/domain/catalogue/search/concepts/delivered-concepts';
import { LONGEST_NAME } from '@/shop-api/domain/catalogue/search/concepts/find-meanings';
import { wordsOfName } from '@/shop-api/domain/catalogue/search/concepts/words-of-name';
import { isIndian, isSameScript } from '@/shop-api/domain/catalogue/search/text/latinise';

const FOLDER = resolve(import.meta.dirname, '../../../../../../shop-api/data/search-concepts');
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8'));

/** Names of one language by the group or use that they belong to. */
type Names = Record<string, string[]>;

/** How each language writes, by a word of it. */
const LETTERS = { hi: 'घी', gu: 'ઘી' };
/** So many names of goods and uses a language needs, for its shoppers to find what they call so. */
const LEAST_NAMES = 250;

const firstNames = {
  same: (read('same') as string[][]).map(([first]) => first),
  uses: (read('uses') as { names: string[] }[]).map(({ names: [first] }) => first),
};

const twice = (names: readonly (string | undefined)[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('what the shop is delivered with', () => {
  test.each(['same', 'uses'] as const)('has one meaning of a first name: %s', (kind) => {
    expect(twice(firstNames[kind])).toEqual([]);
  });

  test('has names in Latin letters where it belongs to no language', () => {
    const names = [read('same'), read('not-sold'), read('uses')].flatMap((part) => part.flat());
    const plain = names.flatMap((one) => (typeof one === 'string' ? [one] : one.names));
    expect(plain.filter((name) => name.split(' ').some(isIndian))).toEqual([]);
  });

  test('has names that a search can find', async () => {
    const all = (await deliveredConcepts()).flatMap(({ names }) => names);
    const words = (name: string) => wordsOfName(name)[0]?.length ?? 0;
    expect(all.filter((name) => words(name) < 1 || words(name) > LONGEST_NAME)).toEqual([]);
  });

  describe.each(OTHER_LANGUAGES)('in %s', (language) => {
    const { same, uses, not_sold } = read(language) as Record<'same' | 'uses', Names> & {
      not_sold: string[];
    };
    const sold = [...Object.values(same), ...Object.values(uses)].flat();

    test.each([
      ['same', same],
      ['uses', uses],
    ] as const)('adds to meanings that exist: %s', (kind, names) => {
      expect(Object.keys(names).filter((key) => !firstNames[kind].includes(key))).toEqual([]);
    });

    test.each([
      ['same', Object.values(same).flat()],
      ['uses', Object.values(uses).flat()],
      ['not sold', [...not_sold, ...new Set(sold)]],
    ])('has each name once: %s', (_kind, names) => {
      expect(twice(names)).toEqual([]);
    });

    test('has enough names, in its own letters and composed as they are typed', () => {
      const own = LETTERS[language];
      const isOwn = (name: string) => name.split(' ').every((word) => isSameScript(word, own));
      expect([...sold, ...not_sold].filter((name) => !isOwn(name))).toEqual([]);
      expect(sold.length).toBeGreaterThanOrEqual(LEAST_NAMES);
    });
  });
});
