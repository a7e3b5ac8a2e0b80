import { describe, expect, test } from '@jest/globals';
import { productWords, soundOf } from '@/shop-api/domain/catalogue/search/indexing/product-words';

const turmeric = {
  name: 'Lakadong Turmeric Powder',
  brand: 'Masalaranya',
  categories: ['Spices and Masala', 'Ground Spices'],
  foam: 'Powder',
  tags: ['Vegan'],
  benefits: ['High natural curcumin'],
  size: '200 g',
  making: 'Cold milled',
  ingredients: 'Turmeric (Curcuma longa) rhizome',
  description: '<p>Dried on <b>bamboo</b> mats.</p>',
  howToUse: 'Stir half a teaspoon into warm milk.',
};

describe('the words of a product', () => {
  const words = productWords(turmeric);
  const weightOf = (word: string) => words.get(word) ?? 0;

  test('weigh most in the name, then brand, tags, ingredients, benefits and texts', () => {
    const inOrder = ['lakadong', 'masalaranya', 'vegan', 'longa', 'curcumin', 'bamboo', 'teaspoon'];
    const weights = inOrder.map(weightOf);
    expect(weights.toSorted((a, b) => b - a)).toEqual(weights);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(new Set(weights).size).toBe(weights.length);
  });

  test('weigh most for what the product is', () => {
    expect(weightOf('turmeric')).toBeGreaterThan(weightOf('powder'));
    expect(weightOf('powder')).toBeGreaterThan(weightOf('lakadong'));
  });

  test('include the size in one spelling, and neighbours of the name as one word', () => {
    expect(weightOf('200g')).toBeGreaterThan(0);
    expect(weightOf('turmericpowder')).toBeGreaterThan(0);
  });

  test('leave out fillers and markup', () => {
    expect(['in', 'on', 'b', 'p'].filter((word) => words.has(word))).toEqual([]);
  });
});

test('a size sounds like itself, a word as it is spoken', () => {
  expect(['500g', 'haldee'].map(soundOf)).toEqual(['500g', 'haldi']);
});
