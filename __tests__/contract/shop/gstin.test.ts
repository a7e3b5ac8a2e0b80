import { expect, test } from '@jest/globals';
import { gstin } from '@/contract/kit/gstin-field';
import { gstinMessages } from '@/contract/messages/gst';
import { gstinProblem } from '@/contract/shop/gstin';
import { shopProfile } from '@/contract/shop/shop';

test.each([
  ['27AAPFU0939F1ZV', undefined],
  ['29AAGCB7383J1Z4', undefined],
  [shopProfile.gstin, undefined],
  ['27AAPFU0939F1ZW', 'digit'],
  ['27APAFU0939F1ZV', 'digit'],
  ['27AAPFU0939F1Z', 'length'],
  ['27AAPFU09S9F1ZV', 'form'],
  ['99AAPFU0939F1ZS', 'state'],
  ['27aapfu0939f1zv', 'form'],
  ['', 'length'],
])('what is wrong with the GSTIN %p: %p', (text, problem) => {
  expect(gstinProblem(text)).toBe(problem);
});

test.each([
  ' 27 aapfu 0939f 1zv',
  '27-AAPFU-0939F-1ZV.',
  '２７AAPFU0939F1ZV',
  '27AAPFU0939F1\u200bZV',
])('the GSTIN typed as %p is understood', (typed) =>
  expect(gstin().validateSync(typed)).toBe('27AAPFU0939F1ZV'),
);

test('a wrong GSTIN is refused in words, and one may be left out', () => {
  expect(() => gstin().validateSync('27AAPFU0939F1ZW')).toThrow(gstinMessages.digit);
  expect(() => gstin().validateSync({})).toThrow(gstinMessages.form);
  expect(gstin().validateSync('')).toBe('');
  expect(gstin().validateSync(undefined)).toBeUndefined();
});
