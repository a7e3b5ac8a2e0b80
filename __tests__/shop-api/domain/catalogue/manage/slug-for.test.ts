import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { slugFor, slugOf } from '@/shop-api/domain/catalogue/manage/slug-for';

describe('the readable part of an address', () => {
  test.each([
    ['Ghee & Honey', 'ghee-honey'],
    ['Café Crème', 'cafe-creme'],
    ['नीम साबुन', 'niim-saabun'],
    ['ગુલાબ જળ', 'gulaab-jal'],
    ['நெய்', 'ney'],
    ['নিম সাবান', 'nim-saban'],
    ['ਘਿਓ', 'ghio'],
    ['صابون', 'sbwn'],
    ['Борщ', 'borshch'],
    ['茶', 'cha'],
  ])('is made of %s', (name, slug) => {
    expect(slugFor({ name })).toBe(slug);
  });

  test('is what staff have given, where they have', () => {
    expect(slugFor({ name: 'नीम', slug: 'neem' })).toBe('neem');
  });

  test('cannot be made of signs alone', () => {
    expect(() => slugFor({ name: '!! …' })).toThrow('Slug is required');
  });

  test('is a slug by the rule of the desk, of any name with a letter', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(name, (text) => {
        const slug = slugOf(text);
        expect(slug === '' || /^[a-z\d]+(-[a-z\d]+)*$/.test(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
