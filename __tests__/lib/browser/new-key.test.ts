import { expect, jest, test } from '@jest/globals';
import { newKey } from '@/lib/browser/new-key';

test('a thousand keys are a thousand different ones, and fit into a header', () => {
  const keys = Array.from({ length: 1_000 }, () => newKey());
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('a key is made where the page did not come by https', () => {
  const uuid = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(newKey()).toHaveLength(32);
  uuid.mockRestore();
});
