import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { madeSku } from '@/shop-api/providers/goods-files/made-sku';

test('an SKU of plain texts has their words, in any script', () => {
  expect(madeSku(['oil', '100 ml'])).toBe('oil-100-ml');
  expect(madeSku(['anklets', 'लाल'])).toBe('anklets-लाल');
});

test('an SKU has a letter or digit and fits, whatever it is made of', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
      (texts) => {
        const sku = madeSku(texts);
        expect(texts.every((text) => text === '') || /[\p{L}\p{N}]/u.test(sku)).toBe(true);
        expect(sku.length).toBeLessThanOrEqual(60);
        expect(sku.isWellFormed()).toBe(true);
      },
    ),
  );
});

test('an SKU of letters beyond the first plane is not cut in half', () => {
  const sku = madeSku(['a', '\u{10400}'.repeat(60)]);
  expect([sku.length <= 60, sku.isWellFormed()]).toEqual([true, true]);
});

test('two products of one handle never have the same SKU, whatever signs tell them apart', () => {
  const sign = fc.constantFrom('1', '2', '/', '.', '½', '+', '&', '★', 'a', 'न', '');
  const option = fc.array(sign, { maxLength: 5 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(option, option, (one, other) => {
      fc.pre(one !== other);
      expect(madeSku(['tin', one])).not.toBe(madeSku(['tin', other]));
    }),
  );
});
