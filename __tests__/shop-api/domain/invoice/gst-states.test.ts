import { expect, it } from '@jest/globals';
import { company } from '@/contract/company';
import { gstStateCode } from '@/shop-api/domain/invoice/gst-states';
import { INDIA_ID, listStates } from '@/shop-api/domain/places/places';

it('has a code of its own for every state an order can go to', () => {
  const codes = listStates(INDIA_ID).map(({ name }) => gstStateCode(name));
  expect(new Set(codes).size).toBe(36);
  expect(codes.filter((code) => !/^\d\d$/.test(code))).toEqual([]);
});

it("finds the seller's state in the seller's GSTIN", () => {
  expect(company.gstin.slice(0, 2)).toBe(gstStateCode(company.address.state));
});

it('refuses a name that is no state', () => {
  expect(() => gstStateCode('Bavaria')).toThrow('Bavaria');
});
