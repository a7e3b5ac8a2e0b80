import { expect, test } from '@jest/globals';
import { inHindi } from '@/__tests__/support/in-languages';
import {
  chosenFilters,
  searchFilter,
  withoutAnything,
  withoutFilters,
} from '@/components/catalogue/active-filters';
import { COFFEE, listingOf, sampleAnswer } from './sample-listing';

const { facets } = sampleAnswer();
const QUERY =
  'page=3&search=tea&sort=base_price&tag=1&tag=2&foam=1&brand=13&price_min=100&in_stock=true&origin=Jordan';

test('names every filter in the order of the filter column', () => {
  expect(chosenFilters(listingOf(QUERY), facets).map(({ label }) => label)).toEqual([
    'Sugar Free',
    'Best Seller',
    'Powder',
    'Parnika Teas',
    'From ₹100.00',
    'In stock only',
    'Jordan',
  ]);
});

test('removing a filter keeps all others and returns to page 1', () => {
  const [sugarFree] = chosenFilters(listingOf('page=3&tag=1&tag=2&foam=1', COFFEE), facets);
  expect(sugarFree?.href).toBe('/categories/401/coffee?tag=2&foam=1');
});

test.each([
  ['price_min=99.5', 'From ₹99.50'],
  ['price_max=500', 'Up to ₹500.00'],
  ['price_min=100&price_max=150000', '₹100.00 to ₹1,50,000.00'],
])('%s reads %s', (query, label) => {
  expect(chosenFilters(listingOf(query), facets)).toEqual([{ label, href: '/shop' }]);
});

test('a value that the shop no longer has can still be removed', () => {
  expect(chosenFilters(listingOf('brand=99'), facets)).toEqual([
    { label: 'Brand 99', href: '/shop' },
  ]);
});

test('names filters in Hindi on a page in Hindi', () => {
  const labels = chosenFilters(listingOf('tag=1&in_stock=true&price_max=500'), facets, inHindi);
  expect(labels.map(({ label }) => label)).toEqual([
    'शुगर फ़्री',
    expect.stringMatching(/^₹500\.00/),
    inHindi('In stock only'),
  ]);
});

test('the search can be removed separately', () => {
  expect(searchFilter(listingOf('search=tea&tag=1'))).toEqual([
    { label: '“tea”', href: '/shop?tag=1' },
  ]);
  expect(searchFilter(listingOf('tag=1'))).toEqual([]);
});

test('clearing the filters keeps category, search and sort; clearing all keeps category and sort', () => {
  const listing = listingOf(QUERY, COFFEE);
  expect(withoutFilters(listing)).toBe('/categories/401/coffee?search=tea&sort=base_price');
  expect(withoutAnything(listing)).toBe('/categories/401/coffee?sort=base_price');
});

test('clearing the filters keeps the brand of the page and a category known by name only', () => {
  const ofBrand = listingOf('tag=1&search=tea', { brand: 13, slug: 'parnika-teas' });
  expect(withoutFilters(ofBrand)).toBe('/brands/13/parnika-teas?search=tea');
  expect(withoutAnything(listingOf('category_name=Soaps&tag=1'))).toBe('/shop?category_name=Soaps');
});
