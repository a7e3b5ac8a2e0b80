import { expect, test } from '@jest/globals';
import { listingTrail } from '@/components/catalogue/listing-trail';
import { listingOf } from './sample-listing';

const PATH = [
  { id: 401, name: 'Coffee' },
  { id: 4011, name: 'Roasted Beans' },
];
const home = { label: 'Home', href: '/' };
const shop = { label: 'Shop', href: '/shop' };
const coffee = { label: 'Coffee', href: '/shop?category=401' };
const beans = { label: 'Roasted Beans', href: '/shop?category=4011' };

test('leads through the categories to this one', () => {
  expect(listingTrail(listingOf('category=4011'), PATH)).toEqual([
    home,
    shop,
    coffee,
    { label: 'Roasted Beans' },
  ]);
});

test('ends at the shop where no category is chosen', () => {
  expect(listingTrail(listingOf(), [])).toEqual([home, { label: 'Shop' }]);
});

test('ends at the results of a search, on its shelf', () => {
  expect(listingTrail(listingOf('category=4011&search=dark'), PATH)).toEqual([
    home,
    shop,
    coffee,
    beans,
    { label: 'Results for “dark”' },
  ]);
});

test('ends at a category that is known by name only', () => {
  expect(listingTrail(listingOf('category_name=Soaps'), [])).toEqual([
    home,
    shop,
    { label: 'Soaps' },
  ]);
});
