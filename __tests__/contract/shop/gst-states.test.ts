import { expect, test } from '@jest/globals';
import { gstStateCode, stateOfGstin } from '@/contract/shop/gst-states';
import { shopProfile } from '@/contract/shop/shop';
import { INDIA_ID, listStates } from '@/shop-api/domain/delivery/places';

test('every state an order can go to has a code of its own', () => {
  const codes = listStates(INDIA_ID).map(({ name }) => gstStateCode(name));
  expect(new Set(codes).size).toBe(36);
  expect(codes.filter((code) => !/^\d\d$/.test(code))).toEqual([]);
});

test("the seller's GSTIN begins with the code of the seller's state", () => {
  expect(shopProfile.gstin.slice(0, 2)).toBe(gstStateCode(shopProfile.address.state));
});

test('refuses a name that is not a state', () => {
  expect(() => gstStateCode('Bavaria')).toThrow('Bavaria');
});

test('names the state of a GSTIN, and none where there is none', () => {
  expect(stateOfGstin('33AAACN1234F1Z4')).toBe('Tamil Nadu');
  expect(stateOfGstin('99AAACN1234F1Z4')).toBeUndefined();
});
