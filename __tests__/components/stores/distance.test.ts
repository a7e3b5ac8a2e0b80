import { describe, expect, test } from '@jest/globals';
import { distanceKm, formatDistance, nearestFirst } from '@/components/stores/distance';
import { inEnglish } from '@/lib/language/translate';

const ahmedabad = { latitude: 23.037, longitude: 72.561 };
const mumbai = { latitude: 19.018, longitude: 72.843 };
const kolkata = { latitude: 22.519, longitude: 88.365 };

describe('the distance', () => {
  test('over the ground is that of the maps, within one per cent', () => {
    expect(distanceKm(ahmedabad, mumbai)).toBeCloseTo(447.9, 0);
    expect(distanceKm(ahmedabad, kolkata) / 1618).toBeCloseTo(1, 2);
  });

  test('to the same place is nothing, to the other side of the earth half its girth', () => {
    expect(distanceKm(mumbai, mumbai)).toBe(0);
    const opposite = { latitude: -mumbai.latitude, longitude: mumbai.longitude - 180 };
    expect(distanceKm(mumbai, opposite)).toBeCloseTo(Math.PI * 6371, 0);
  });

  test('across the date line is the short way', () => {
    const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
    expect(distanceKm(west ?? mumbai, east ?? mumbai)).toBeLessThan(25);
  });

  test.each([
    [0.4, 'less than 1 km'],
    [4.24, '4.2 km'],
    [9.97, '10 km'],
    [1204.4, '1,204 km'],
  ])('%p is displayed as %s', (km, displayed) => {
    expect(formatDistance(km, inEnglish)).toBe(displayed);
  });
});

describe('nearest first', () => {
  const section = (city: string, ...positions: (typeof mumbai | null)[]) => ({
    city,
    stores: positions.map((position) => ({ position })),
  });
  const nowhere = section('Nowhere', null);

  test('sorts the cities by their nearest store, and the stores in each', () => {
    const both = section('Both', kolkata, mumbai);
    const sorted = nearestFirst([section('Kolkata', kolkata), both], mumbai);
    expect(sorted).toEqual([section('Both', mumbai, kolkata), section('Kolkata', kolkata)]);
  });

  test('puts stores without a known position last, in their order', () => {
    const sorted = nearestFirst(
      [nowhere, section('Elsewhere', null), section('Kolkata', kolkata)],
      mumbai,
    );
    expect(sorted.map(({ city }) => city)).toEqual(['Kolkata', 'Nowhere', 'Elsewhere']);
  });

  test('leaves the list it was given as it is', () => {
    const sections = [nowhere, section('Mumbai', mumbai)];
    nearestFirst(sections, mumbai);
    expect(sections.map(({ city }) => city)).toEqual(['Nowhere', 'Mumbai']);
  });
});
