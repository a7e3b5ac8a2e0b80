import { expect, test } from '@jest/globals';
import { keepProducts } from '@/lib/browser/keep-products';
import type { SuggestionsOf } from '@/lib/view/search';

const product = (id: number, price = 100) => ({
  ...{ id, name: `Product ${id}`, size: '', price, image: null, isOutOfStock: false },
});

const suggestions = (of: string, products: number[], others: number[] = []): SuggestionsOf => ({
  ...{ of, products: products.map((id) => product(id)), others, categories: [], queries: [] },
});

const idsOf = ({ products }: SuggestionsOf) => products.map(({ id }) => id);

test('a product that fits stays while the text is typed on, below the two best ones', () => {
  const kept = keepProducts(
    suggestions('tur', [1, 2, 3, 4]),
    suggestions('turm', [5, 6, 7, 8], [3, 4, 9]),
  );
  expect(idsOf(kept)).toEqual([5, 6, 3, 4]);
  expect(kept.of).toBe('turm');
});

test('where the best ones need the room, the one that fits least goes', () => {
  const kept = keepProducts(
    suggestions('tur', [1, 2, 3, 4]),
    suggestions('turm', [5, 6], [4, 3, 2, 1]),
  );
  expect(idsOf(kept)).toEqual([5, 6, 3, 4]);
});

test('a product that fits stays where there is room, also beside fewer better ones', () => {
  const kept = keepProducts(suggestions('tur', [1, 2]), suggestions('turm', [3], [2, 1]));
  expect(idsOf(kept)).toEqual([3, 1, 2]);
});

test('a product that fits no longer goes', () => {
  const kept = keepProducts(suggestions('tur', [1, 2, 3]), suggestions('turn', [4, 5, 6], [2]));
  expect(idsOf(kept)).toEqual([4, 5, 2, 6]);
});

test('a product has its latest price', () => {
  const next = suggestions('turm', [2, 3, 1]);
  const dearer = { ...next, products: next.products.map(({ id }) => product(id, 300)) };
  const kept = keepProducts(suggestions('tur', [1, 2]), dearer);
  expect(kept.products).toEqual([product(2, 300), product(3, 300), product(1, 300)]);
});

test('another text begins anew', () => {
  expect(idsOf(keepProducts(suggestions('turm', [1, 2]), suggestions('tur', [3], [1])))).toEqual([
    3,
  ]);
  expect(idsOf(keepProducts(undefined, suggestions('tur', [3])))).toEqual([3]);
});

test('a list with fewer products that fit gets no others', () => {
  const kept = keepProducts(suggestions('tur', [1, 2, 3, 4]), suggestions('turme', [2]));
  expect(idsOf(kept)).toEqual([2]);
});
