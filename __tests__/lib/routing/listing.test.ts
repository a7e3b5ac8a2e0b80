import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ORDERINGS } from '@/contract/catalogue/orderings';
import {
  isIndexable,
  type Listing,
  listingHref,
  listingOfSegment,
  listingOfUrl,
  listingSegment,
  onPageOfBrand,
  parseListing,
  wholeListing,
} from '@/lib/routing/listing';
import type { ListingOwner } from '@/lib/routing/listing-path';

const read = (query: string) => parseListing(new URLSearchParams(query));
const open = (address: string) => listingOfUrl(new URL(address, 'https://shop.example'));

const id = fc.integer({ min: 1, max: 999_999_999 });
const ids = fc.uniqueArray(id, { maxLength: 50 }).map((values) => values.toSorted((a, b) => a - b));
const rupees = fc.integer({ min: 0, max: 999_999_999 }).map((paise) => paise / 100);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .filter((text) => text !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const slug = maybe(fc.stringMatching(/^[a-z0-9-]{1,20}$/));
const owner: fc.Arbitrary<ListingOwner> = fc.oneof(
  fc.constant({}),
  fc.record({ category: id, slug }),
  fc.record({ brand: id, slug }),
);

const choices = fc.record({
  page: fc.integer({ min: 1, max: 99_999 }),
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
    fact: fc.subarray(['altitude_min:900.5', 'organic:true', 'roast:dark', 'roast:light']),
  }),
  sort: maybe(fc.constantFrom(...ORDERINGS, '-fact_altitude' as const)),
});
const listing: fc.Arbitrary<Listing> = fc.tuple(owner, choices).map(([own, chosen]) => ({
  ...own,
  ...chosen,
  filters: { ...chosen.filters, brand: own.brand ? [] : chosen.filters.brand },
}));

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

test('a category id takes precedence over a category name, a brand id over its name', () => {
  expect(listingSegment(read('category_name=Coffee&category=401'))).toBe('category~3D401');
  expect(listingSegment(read('brand_name=Kaapivana&brand=3'))).toBe('brand~3D3');
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
  ['/shop', true],
  ['/shop?page=3', true],
  ['/categories/401/coffee', true],
  ['/categories/401/coffee?page=2', true],
  ['/brands/2/kaapivana?page=2', true],
  ['/shop?search=tea', false],
  ['/categories/401/coffee?tag=2', false],
  ['/categories/401/coffee?sort=base_price', false],
  ['/brands/2/kaapivana?in_stock=true', false],
  ['/shop?price_min=100', false],
  ['/shop?brand=2', false],
  ['/shop?origin=Jordan', false],
  ['/shop?category_name=Coffee', false],
])('search engines may index %s: %s', (address, kept) => {
  expect(isIndexable(open(address) as Listing)).toBe(kept);
});

test('the address of a listing opens the same listing, where its category or brand has a name', () => {
  fc.assert(
    fc.property(listing, (value) => {
      const own = value.category || value.brand ? { slug: value.slug ?? 'its-name' } : {};
      // A path has no dashes at its ends and no two in a row.
      const slugged = own.slug?.replace(/-+/g, '-').replace(/^-|-$/g, '') || 'its-name';
      const kept = own.slug ? { ...value, slug: slugged } : value;
      expect(open(listingHref(kept))).toEqual(kept);
    }),
  );
});

test('the page of a category or brand has no other in its query', () => {
  const [coffee, kaapivana] = [open('/categories/401/coffee'), open('/brands/2/kaapivana')];
  expect(open('/categories/401/coffee?category=402&category_name=Herbs')).toEqual(coffee);
  expect(open('/brands/2/kaapivana?brand=3&brand_name=Madhuvrinda')).toEqual(kaapivana);
});

test('the whole listing of a shopper who has chosen much is that of its owner', () => {
  const chosen = open('/categories/401/coffee?tag=2&search=dark&sort=base_price&page=3') as Listing;
  expect(wholeListing(chosen)).toEqual(open('/categories/401/coffee'));
  expect(wholeListing(read('category_name=Soaps&tag=2'))).toEqual(read('category_name=Soaps'));
});

test.each([
  ['brand=2', '/brands/2/brand'],
  ['brand=2&sort=base_price&page=3', '/brands/2/brand?sort=base_price&page=3'],
  ['brand=2&brand=3', '/shop?brand=2&brand=3'],
  ['brand=2&tag=1', '/shop?tag=1&brand=2'],
  ['brand=2&search=beans', '/shop?search=beans&brand=2'],
  ['brand=2&category_name=Soaps', '/shop?category_name=Soaps&brand=2'],
  ['brand=2&category=401', '/categories/401/category?brand=2'],
  ['', '/shop'],
])('a brand has its own page where nothing else is chosen: /shop?%s', (query, href) => {
  expect(listingHref(onPageOfBrand(read(query)))).toBe(href);
});
