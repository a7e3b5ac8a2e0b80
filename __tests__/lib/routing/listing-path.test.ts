import { expect, test } from '@jest/globals';
import { isListingPath, ownerOfPath } from '@/lib/routing/listing-path';

test.each([
  ['/categories/401/coffee', { category: 401, slug: 'coffee' }],
  ['/brands/2/kaapivana', { brand: 2, slug: 'kaapivana' }],
  ['/categories/401', { category: 401 }],
  ['/brands/2/', { brand: 2 }],
  ['/brands/2/Kaapi%20Vana', { brand: 2 }],
  ['/categories/401/~zz', { category: 401 }],
])('%s is the page of a category or brand', (path, owner) => {
  expect(ownerOfPath(path)).toEqual(owner);
});

test.each([
  '/shop',
  '/categories',
  '/categories/coffee',
  '/categories/0/coffee',
  '/categories/401/coffee/beans',
  '/category/401/coffee',
  '/products/1001/coffee',
  '/',
])('%s is not', (path) => {
  expect(ownerOfPath(path)).toBeNull();
});

test('the whole shop is a listing too, a product is none', () => {
  expect(['/shop', '/categories/401/coffee', '/brands/2/kaapivana'].every(isListingPath)).toBe(
    true,
  );
  expect(isListingPath('/products/1001/coffee')).toBe(false);
});
