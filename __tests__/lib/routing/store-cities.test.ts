import { describe, expect, test } from '@jest/globals';
import { citiesOfSegment, citiesSegment, parseCities } from '@/lib/routing/store-cities';

const parse = (query: string) => parseCities(new URLSearchParams(query));

describe('the chosen cities', () => {
  test('are the same in any order and said twice', () => {
    expect(parse('city=Mumbai&city=Ahmedabad&city=Mumbai')).toEqual(['Ahmedabad', 'Mumbai']);
  });

  test('are found by an earlier name too', () => {
    expect(parse('city=Bangalore&city=Bengaluru')).toEqual(['Bengaluru']);
  });

  test.each(['', 'city=', 'city=%3Cscript%3E', `city=${'x'.repeat(61)}`, 'town=Mumbai'])(
    'are none in “%s”',
    (query) => {
      expect(parse(query)).toEqual([]);
    },
  );

  test('are at most twenty', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(parse(letters.map((letter) => `city=City ${letter}`).join('&'))).toHaveLength(20);
  });

  test.each([[[]], [['Mumbai']], [['Ahmedabad', 'New Delhi', "Cox's Bazar"]]])(
    '%j survive their path segment, encoded or decoded once more',
    (cities) => {
      const segment = citiesSegment(cities);
      expect(segment).toMatch(/^[\w~.-]+$/);
      expect(encodeURIComponent(segment)).toBe(segment);
      expect(citiesOfSegment(segment)).toEqual([...cities].sort());
    },
  );

  test('are none in a segment that nobody wrote', () => {
    expect(citiesOfSegment('~E0~A4')).toEqual([]);
  });
});
