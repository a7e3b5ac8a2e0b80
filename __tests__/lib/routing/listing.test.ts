import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ORDERINGS } from '@/contract/catalogue';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import {
  isIndexable,
  listingAddress,
  listingOfSegment,
  listingSegment,
  parseListing,
} from '@/lib/routing/listing';

const read = (query: string) => parseListing(new URLSearchParams(query));

const id = fc.integer({ min: 1, max: 999_999_999 });
const ids = fc.uniqueArray(id, { maxLength: 50 }).map((values) => values.toSorted((a, b) => a - b));
const rupees = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const listing: fc.Arbitrary<Listing> = fc.record({
  page: fc.integer({ min: 1, max: 99_999 }),
  category: maybe(id),
  categoryName: fc.constant(undefined),
  search: maybe(words),
  filters: fc.record({
    shelf: ids,
    tag: ids,
    foam: ids,
    brand: ids,
    origin: fc
      .uniqueArray(
        fc.constantFrom('India', 'Jordan', 'Sri Lanka', "Côte d'Ivoire", 'Guinea-Bissau'),
      )
      .map((names) => names.toSorted()),
    price: fc.record({ min: maybe(rupees), max: maybe(rupees) }),
    in_stock: fc.boolean(),
  }),
  sort: maybe(fc.constantFrom(...ORDERINGS)),
});

describe('a listing', () => {
  test('is parsed back from its segment, for any content', () => {
    fc.assert(
      fc.property(listing, (value) => {
        expect(listingOfSegment(listingSegment(value))).toEqual(value);
      }),
    );
  });

  test('has a segment that path encoding and decoding do not change', () => {
    fc.assert(
      fc.property(listing, (value) => {
        const segment = listingSegment(value);
        expect(encodeURIComponent(segment)).toBe(segment);
        expect(decodeURIComponent(segment)).toBe(segment);
      }),
    );
  });

  test('has one segment for any order or repetition of its query', () => {
    const query = fc.array(
      fc.tuple(
        fc.constantFrom('tag', 'brand', 'category', 'search', 'sort', 'page', 'utm_source'),
        fc.constantFrom('1', '2', '7', 'tea', '-base_price'),
      ),
    );
    fc.assert(
      fc.property(query, (entries) => {
        const segment = listingSegment(parseListing(new URLSearchParams(entries)));
        expect(listingSegment(listingOfSegment(segment))).toBe(segment);
      }),
    );
    expect(listingSegment(read('brand=9&tag=2&brand=4&tag=2'))).toBe(
      listingSegment(read('tag=2&brand=4&brand=9')),
    );
  });

  test('never throws, for any URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        expect(read(query).page).toBeGreaterThan(0);
      }),
    );
  });
});

test('invalid values are omitted', () => {
  const senseless =
    'page=-3&category=tea&tag=0&tag=x&brand=1.5&price_min=cheap&price_max=-1&in_stock=yes&sort=name&origin=<b>&search=%20%20';
  expect(read(senseless)).toEqual(read(''));
});

test('the plain shop is called all, and page 1 has no number', () => {
  expect(listingSegment(read(''))).toBe('all');
  expect(listingSegment(read('page=1'))).toBe('all');
  expect(listingSegment(read('category=401&page=2'))).toBe('category~3D401~26page~3D2');
});

test('a category id takes precedence over a category name', () => {
  expect(listingSegment(read('category_name=Coffee&category=401'))).toBe('category~3D401');
  expect(read('category_name=Coffee').categoryName).toBe('Coffee');
});

test('a search is truncated to 100 characters and stripped of extra spaces', () => {
  expect(read('search=%20green%20%20%20tea%20').search).toBe('green tea');
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test('a search contains no control characters, which no product name has', () => {
  expect(read('search=tea%00%07s').search).toBe('tea s');
});

test('a page number has at most five digits, as in the rewrites', () => {
  expect(read('page=99999').page).toBe(99_999);
  expect(read('page=100000').page).toBe(1);
});

test('at most 50 values of a filter are used', () => {
  const many = Array.from({ length: 80 }, (_, index) => `brand=${index + 1}`).join('&');
  expect(read(many).filters.brand).toHaveLength(50);
});

test.each([
  ['', true],
  ['page=3', true],
  ['category=401', true],
  ['category=401&page=2', true],
  ['search=tea', false],
  ['category=401&tag=2', false],
  ['category=401&sort=base_price', false],
  ['in_stock=true', false],
  ['price_min=100', false],
  ['origin=Jordan', false],
  ['category_name=Coffee', false],
])('search engines may index /shop?%s: %s', (query, kept) => {
  expect(isIndexable(read(query))).toBe(kept);
});

test('the URL of a listing parses to the same listing', () => {
  const href = routes.shop(listingAddress(read('search=हल्दी & more&tag=2&page=3')));
  expect(read(href.split('?')[1] ?? '')).toEqual(read('search=हल्दी & more&tag=2&page=3'));
});
