import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newPassword } from '@/contract/kit/fields';
import { passwordRules } from '@/lib/forms/password-rules';

const isStrong = (password: string) =>
  passwordRules(password, () => false).every(({ isMet }) => isMet);

test('each rule is ticked separately', () => {
  const met = (password: string) =>
    passwordRules(password, undefined)
      .slice(0, 5)
      .map(({ isMet }) => isMet);
  expect(met('')).toEqual([false, false, false, false, false]);
  expect(met('aaaaaaaa')).toEqual([true, false, true, false, false]);
  expect(met('A1')).toEqual([false, true, false, true, false]);
  expect(met('?-')).toEqual([false, false, false, false, true]);
});

test('a common password never meets all rules, nor any before the list is loaded', () => {
  const last = (isCommon?: () => boolean) => passwordRules('Abcd@1234', isCommon).at(-1)?.isMet;
  expect([last(() => true), last(), last(() => false)]).toEqual([false, false, true]);
});

test('a password that meets every rule is accepted by the contract, and no other', () => {
  const letters = fc.constantFrom(...'aZ09!@#$_.~-?%é \n');
  const passwords = fc.oneof(
    fc.string({ unit: letters, minLength: 1, maxLength: 16 }),
    fc.string({ minLength: 1, maxLength: 16 }),
  );
  const rule = newPassword();
  fc.assert(
    fc.property(passwords, (password) => isStrong(password) === rule.isValidSync(password)),
    { numRuns: 1000, examples: [['Demo@1234'], ['Demo@123'], ['demo@1234'], ['Demo?1234']] },
  );
});
