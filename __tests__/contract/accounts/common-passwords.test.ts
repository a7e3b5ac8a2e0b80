import { expect, test } from '@jest/globals';
import { isCommonPassword } from '@/contract/accounts/common-passwords';
import { newPassword } from '@/contract/kit/fields';

test.each(['Password@123', 'P@ssw0rd1', 'Admin@2026', 'India@1947', '1Qaz@wsx', 'KRISHNA@108'])(
  'treats %p as common',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['Tulsi-leaf-84', 'Password@123-and-more', 'Xk7!mmqo', '', '@123', 'a'.repeat(100_000)])(
  'does not treat %p as common',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('knows common passwords that the rules alone would accept', () => {
  const choosable = ['Abcd@1234', 'Password@123', 'Welcome@2026', 'Vanya@123'];
  expect(choosable.filter((password) => !newPassword().isValidSync(password))).toEqual([]);
  expect(choosable.filter((password) => !isCommonPassword(password))).toEqual([]);
});
