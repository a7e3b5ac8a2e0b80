import { expect, test } from '@jest/globals';
import { isGstin } from '@/contract/settings/gstin';
import { shopProfile } from '@/contract/shop/shop';

test.each([
  ['27AAPFU0939F1ZV', true],
  [shopProfile.gstin, true],
  ['27AAPFU0939F1ZW', false],
  ['27APAFU0939F1ZV', false],
  ['27AAPFU0939F1Z', false],
  ['99AAPFU0939F1ZS', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('GSTIN %p is right by its check digit: %p', (gstin, isRight) => {
  expect(isGstin(gstin)).toBe(isRight);
});
