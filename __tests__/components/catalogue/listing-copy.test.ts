import { expect, test } from '@jest/globals';
import { sampleCategories } from '@/__tests__/components/chrome/sample-categories';
import { listingHeading, listingTrail, mainShelves } from '@/components/catalogue/listing-copy';
import { listingOf } from './sample-listing';

const path = [
  { id: 401, name: 'Coffee' },
  { id: 4011, name: 'Roasted Beans' },
];
const home = { label: 'Home', href: '/' };
const shop = { label: 'Shop', href: '/shop' };
const coffee = { label: 'Coffee', href: '/categories/401/coffee' };
const beans = { label: 'Roasted Beans', href: '/categories/4011/roasted-beans' };

test('lists the ancestors of the category, then the category', () => {
  expect(listingTrail(listingOf('', { category: 4011 }), { path })).toEqual([
    home,
    shop,
    coffee,
    { label: 'Roasted Beans' },
  ]);
});

test('ends at the shop when no category is chosen', () => {
  expect(listingTrail(listingOf(), { path: [] })).toEqual([home, { label: 'Shop' }]);
});

test('a listing of the whole shop is headed by the shelves that are chosen', () => {
  const shelves = [{ id: 402, name: 'Herbs' }];
  expect(listingHeading(listingOf('shelf=402'), { path: [], shelves })).toBe('Herbs');
  expect(listingHeading(listingOf(), { path: [] })).toBe('All products');
});

test('ends at the search results, within their category', () => {
  expect(listingTrail(listingOf('search=dark', { category: 4011 }), { path })).toEqual([
    home,
    shop,
    coffee,
    beans,
    { label: 'Results for “dark”' },
  ]);
});

test('ends at the brand, or at the search among its goods', () => {
  const brand = { id: 13, name: 'Parnika Teas' };
  const limits = { path: [], brand };
  expect(listingTrail(listingOf('', { brand: 13 }), limits)).toEqual([
    home,
    shop,
    { label: 'Parnika Teas' },
  ]);
  expect(listingTrail(listingOf('search=mint', { brand: 13 }), limits).slice(2)).toEqual([
    { label: 'Parnika Teas', href: '/brands/13/parnika-teas' },
    { label: 'Results for “mint”' },
  ]);
});

test('ends at a category known by name only', () => {
  expect(listingTrail(listingOf('category_name=Soaps'), { path: [] })).toEqual([
    home,
    shop,
    { label: 'Soaps' },
  ]);
});

test('a search without results offers at most six categories, in the order of their feature', () => {
  expect(mainShelves(sampleCategories)).toEqual([
    { id: 401, name: 'Coffee' },
    { id: 402, name: 'Herbs' },
  ]);
  const many = Array.from({ length: 9 }, () => sampleCategories[0]).flatMap((one) => one ?? []);
  expect(mainShelves(many)).toHaveLength(6);
});
