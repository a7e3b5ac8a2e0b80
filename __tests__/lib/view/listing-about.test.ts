import { expect, test } from '@jest/globals';
import { sampleAnswer } from '@/__tests__/components/catalogue/sample-listing';
import { listingAbout } from '@/lib/view/listing-about';

const value = (name: string, count: number) => ({ id: count, name, count });
const { facets } = sampleAnswer();
const answer = (parts: Partial<typeof facets>, total_count = 12) =>
  sampleAnswer({ total_count, facets: { ...facets, ...parts } });

test('a brand has the text of staff, the number of its products and where they are', () => {
  const brand = { id: 2, name: 'Kaapivana', about: 'Coffee from smallholdings.' };
  const categories = [value('Gifting', 1), value('Coffee', 4)];
  expect(listingAbout({ answer: answer({ categories }), brand })).toBe(
    'Coffee from smallholdings. 12 products in Coffee and Gifting.',
  );
});

test('a brand that staff wrote nothing about has the facts alone', () => {
  const categories = [value('Coffee', 1)];
  const brand = { id: 2, name: 'Kaapivana' };
  expect(listingAbout({ answer: answer({ categories }, 1), brand })).toBe('1 product in Coffee.');
  expect(listingAbout({ answer: answer({ categories: [] }), brand })).toBe('12 products.');
});

test('a category names the brands with the most products, and how many more there are', () => {
  const path = { category_path: [{ id: 401, name: 'Coffee' }] };
  const about = (...brands: ReturnType<typeof value>[]) =>
    listingAbout({ answer: { ...answer({ brands }), ...path } });
  const four = [value('A', 1), value('B', 5), value('C', 3), value('D', 2)];
  expect(about(...four)).toBe('12 products from B, C, D and A.');
  expect(about(...four, value('E', 4), value('F', 6))).toBe(
    '12 products from F, B, E and 3 more brands.',
  );
});

test('the whole shop and an empty category have no text', () => {
  expect(listingAbout({ answer: sampleAnswer() })).toBe('');
  const path = [{ id: 401, name: 'Coffee' }];
  expect(listingAbout({ answer: sampleAnswer({ total_count: 0, category_path: path }) })).toBe('');
});
