import { describe, expect, test } from '@jest/globals';
import { AHMEDABAD_ID } from '@/contract/shop/settings';
import { findPin, isPinIn } from '@/shop-api/domain/delivery/pin-codes';
import { INDIA_ID, listCities, listCountries, listStates } from '@/shop-api/domain/delivery/places';

const GUJARAT = { id: 4030, name: 'Gujarat' };

describe('the table of places', () => {
  test('contains every country by name, India with +91', () => {
    const countries = listCountries();
    expect(countries).toHaveLength(250);
    expect(countries).toContainEqual({ id: INDIA_ID, name: 'India', callingCode: '+91' });
    expect(countries.every(({ callingCode }) => /^\+\d{1,7}$/.test(callingCode))).toBe(true);
  });

  test('filters countries by a part of the name, in any letter case', () => {
    const found = listCountries('INDIA').map(({ name }) => name);
    expect(found).toEqual(['British Indian Ocean Territory', 'India']);
    expect(listCountries('no such land')).toEqual([]);
  });

  test('contains the 28 states and 8 union territories of India', () => {
    const names = listStates(INDIA_ID).map(({ name }) => name);
    expect(names).toHaveLength(36);
    expect(names).toEqual(expect.arrayContaining(['Gujarat', 'Ladakh', 'Telangana', 'Puducherry']));
  });

  test('contains Ahmedabad among the cities of Gujarat', () => {
    expect(listCities(GUJARAT.id)).toContainEqual({ id: AHMEDABAD_ID, name: 'Ahmedabad' });
  });

  test('has no states and cities for unknown ids', () => {
    expect(listStates(999_999)).toEqual([]);
    expect(listCities(999_999)).toEqual([]);
  });
});

describe('findPin', () => {
  test.each([
    ['380015', 'Gujarat', 'Ahmedabad'],
    ['364001', 'Gujarat', 'Bhavnagar'],
    ['400001', 'Maharashtra', 'Mumbai'],
    ['560001', 'Karnataka', 'Bengaluru'],
    ['110001', 'Delhi', 'New Delhi'],
    ['700001', 'West Bengal', 'Kolkata'],
    ['744101', 'Andaman and Nicobar Islands', undefined],
  ])('finds %s in %s', (pin, state, city) => {
    const found = findPin(pin);
    expect([found?.state.name, found?.city?.name]).toEqual([state, city]);
  });

  test.each(['000000', '99999', '3800150', '38001a', '799999', ''])('does not find %j', (pin) => {
    expect(findPin(pin)).toBeUndefined();
    expect(isPinIn(pin, GUJARAT.id)).toBe(false);
  });
});
