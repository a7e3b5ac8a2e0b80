import { expect, test } from '@jest/globals';
import { sampleAnswer } from '@/__tests__/components/catalogue/sample-listing';
import { inHindi } from '@/__tests__/support/in-languages';
import { listingAbout } from '@/lib/view/listing-about';

const value = (name: string, count: number) => ({ id: count, name, count });
const about = (written: string, goods: string) => ({ written, goods });
const { facets } = sampleAnswer();
const answer = (parts: Partial<typeof facets>, total_count = 12) =>
  sampleAnswer({ total_count, facets: { ...facets, ...parts } });

test('a brand has the text of staff, the number of its products and where they are', () => {
  const brand = { id: 2, name: 'Kaapivana', about: 'Coffee from smallholdings.' };
  const categories = [value('Gifting', 1), value('Coffee', 4)];
  expect(listingAbout({ answer: answer({ categories }), brand })).toEqual(
    about('Coffee from smallholdings.', '12 products in Coffee and Gifting.'),
  );
});

test('a brand that staff wrote nothing about has the facts alone', () => {
  const categories = [value('Coffee', 1)];
  const brand = { id: 2, name: 'Kaapivana' };
  expect(listingAbout({ answer: answer({ categories }, 1), brand }).goods).toBe(
    '1 product in Coffee.',
  );
  expect(listingAbout({ answer: answer({ categories: [] }), brand }).goods).toBe('12 products.');
});

test('a category names the brands with the most products, and how many more there are', () => {
  const path = { category_path: [{ id: 401, name: 'Coffee' }] };
  const goods = (...brands: ReturnType<typeof value>[]) =>
    listingAbout({ answer: { ...answer({ brands }), ...path } }).goods;
  const four = [value('A', 1), value('B', 5), value('C', 3), value('D', 2)];
  expect(goods(...four)).toBe('12 products from B, C, D and A.');
  expect(goods(...four, value('E', 4), value('F', 6))).toBe(
    '12 products from F, B, E and 3 more brands.',
  );
});

test('the whole shop and an empty category have no text', () => {
  expect(listingAbout({ answer: sampleAnswer() })).toEqual(about('', ''));
  const path = [{ id: 401, name: 'Coffee' }];
  const empty = sampleAnswer({ total_count: 0, category_path: path });
  expect(listingAbout({ answer: empty })).toEqual(about('', ''));
});

test('in Hindi the number and the categories are Hindi, what staff wrote stays English', () => {
  const brand = { id: 2, name: 'Kaapivana', about: 'From farm to cup, 5 products in each box.' };
  const categories = [
    { ...value('Coffee', 4), translations: { hi: { name: 'कॉफ़ी' } } },
    value('Gifting', 1),
  ];
  expect(listingAbout({ answer: answer({ categories }), brand }, inHindi)).toEqual(
    about(brand.about, '12 प्रोडक्ट: कॉफ़ी और Gifting।'),
  );
});

test('in Hindi a category names its brands as they are, and counts the others', () => {
  const brands = [value('Field to Home', 9), ...['A', 'B', 'C', 'D'].map((name) => value(name, 1))];
  const limits = { ...answer({ brands }), category_path: [{ id: 401, name: 'Coffee' }] };
  expect(listingAbout({ answer: limits }, inHindi).goods).toBe(
    'Field to Home, A, B और 2 अन्य ब्रांड के 12 प्रोडक्ट।',
  );
});
