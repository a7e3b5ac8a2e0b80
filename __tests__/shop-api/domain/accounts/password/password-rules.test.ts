import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { newPassword } from '@/contract/fields';
import { isCommonPassword } from '@/shop-api/domain/accounts/password/password-rules';

const FILE = 'shop-api/data/common-passwords.txt';

const entriesOf = (section: string) =>
  readFileSync(FILE, 'utf8')
    .split(`[${section}]`)[1]
    ?.split('\n[')[0]
    ?.split(/\s+/)
    .filter(Boolean) ?? [];

const capitalised = (word: string) => word.replace(/[a-z]/, (letter) => letter.toUpperCase());

test.each(['Password@123', 'P@ssw0rd1', 'Admin@2026', 'India@1947', '1Qaz@wsx', 'KRISHNA@108'])(
  'treats %p as common',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['Tulsi-leaf-84', 'Password@123-and-more', 'Xk7!mmqo', '', '@123', 'a'.repeat(100_000)])(
  'does not treat %p as common',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('knows more than 3,000 common passwords that the rules alone would accept', () => {
  const joined = entriesOf('stems').flatMap((word) =>
    entriesOf('endings').map((ending) => word + ending),
  );
  const choosable = [...joined, ...entriesOf('whole')]
    .map(capitalised)
    .filter((password) => newPassword().isValidSync(password));
  expect(choosable.length).toBeGreaterThan(3000);
  expect(choosable.filter((password) => !isCommonPassword(password))).toEqual([]);
});
