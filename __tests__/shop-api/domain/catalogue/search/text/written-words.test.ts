import { describe, expect, test } from '@jest/globals';
import {
  entryOf,
  spellingOf,
  withStems,
  writtenWords,
} from '@/shop-api/domain/catalogue/search/text/written-words';

const stemOf = (word: string) => writtenWords(word)[0]?.stem?.written;

describe('the stem of a word', () => {
  test.each([
    ['ગુલાબની', 'ગુલાબ'],
    ['તજની', 'તજ'],
    ['તલનું', 'તલ'],
    ['ઘીમાં', 'ઘી'],
    ['ચાની', 'ચા'],
    ['રસોડામાંથી', 'રસોડા'],
    ['સરગવાના', 'સરગવા'],
    ['સરગવો', 'સરગવા'],
    ['મરચું', 'મરચા'],
    ['મરચાં', 'મરચા'],
    ['કેસરવાળું', 'કેસર'],
    ['पत्तों', 'पत्ता'],
    ['मसाले', 'मसाला'],
    ['बूटियाँ', 'बूटी'],
  ])('"%s" is "%s"', (word, stem) => expect(stemOf(word)).toBe(stem));

  test.each(['ગુલાબ', 'ઘી', 'તેલ', 'હળદર', 'नीम', 'घी', 'turmeric', 'Rose', 'A2'])(
    '"%s" has no ending',
    (word) => expect(stemOf(word)).toBeUndefined(),
  );
});

test('a text in two scripts keeps each word in its own', () => {
  expect(withStems('ગીર ગાયનું A2 ઘી')).toEqual([
    { word: 'giir', written: 'ગીર' },
    { word: 'gaaynun', written: 'ગાયનું' },
    { word: 'gaay', written: 'ગાય' },
    { word: 'a2', written: 'a2' },
    { word: 'ghii', written: 'ઘી' },
  ]);
});

test('the dictionary has Indian words in their script, others in plain letters', () => {
  const entries = writtenWords('લોટ Flour Crème').map(entryOf);
  expect(entries).toEqual(['લોટ', 'flour', 'creme']);
  expect(entries.map(spellingOf)).toEqual(['lot', 'flour', 'creme']);
});
