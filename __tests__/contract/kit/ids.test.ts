import { expect, test } from '@jest/globals';
import { readId } from '@/contract/kit/ids';

test.each([
  ['1', 1],
  ['1001', 1001],
  ['2147483647', 2_147_483_647],
])('accepts the id %s', (text, id) => expect(readId(text)).toBe(id));

test.each(['', '0', '-1', '01', '1.5', ' 1', '1e3', 'one', '2147483648', '99999999999'])(
  'refuses "%s"',
  (text) => expect(readId(text)).toBeUndefined(),
);
