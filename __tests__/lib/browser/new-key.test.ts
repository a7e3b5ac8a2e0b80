import { expect, jest, test } from '@jest/globals';
import { newKey } from '@/lib/browser/new-key';

test('a thousand keys are all different and fit into a header', () => {
  const keys = Array.from({ length: 1_000 }, () => newKey());
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('a key is created on a page without https', () => {
  const uuid = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  expect(newKey()).toHaveLength(32);
  uuid.mockRestore();
});
