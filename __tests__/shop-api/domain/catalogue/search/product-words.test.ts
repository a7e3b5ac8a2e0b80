import { describe, expect, test } from '@jest/globals';
import { foldWord } from '@/shop-api/domain/catalogue/search/fold';
import { productWords } from '@/shop-api/domain/catalogue/search/product-words';

const turmeric = {
  name: 'Lakadong Turmeric Powder',
  brand: 'Masalaranya',
  categories: ['Spices and Masala', 'Ground Spices'],
  foam: 'Powder',
  tags: ['Vegan'],
  benefits: ['High natural curcumin'],
  size: '200 g',
};

describe('the words of a product', () => {
  const words = productWords(turmeric);
  const weightOf = (word: string) => words.get(foldWord(word)) ?? 0;

  test('weigh more in the name than in the brand, and least in the benefits', () => {
    expect(weightOf('lakadong')).toBeGreaterThan(weightOf('masalaranya'));
    expect(weightOf('masalaranya')).toBeGreaterThan(weightOf('vegan'));
    expect(weightOf('vegan')).toBeGreaterThan(weightOf('curcumin'));
  });

  test('add up their weights when several texts contain them', () => {
    expect(weightOf('powder')).toBeGreaterThan(weightOf('lakadong'));
  });

  test('include synonyms, which weigh less', () => {
    expect(weightOf('haldi')).toBeGreaterThan(0);
    expect(weightOf('haldi')).toBeLessThan(weightOf('turmeric'));
  });

  test('include neighbouring words joined into one', () => {
    expect(weightOf('200g')).toBeGreaterThan(0);
    expect(weightOf('turmericpowder')).toBeGreaterThan(0);
  });
});
