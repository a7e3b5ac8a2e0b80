import { expect, test } from '@jest/globals';
import { pagePath } from '@/contract/shop/page-path';
import { type PageName, pages } from '@/contract/shop/pages';
import { pagePathOf } from '@/lib/routing/page-path-of';

const NAMES = Object.keys(pages) as PageName[];
const VALUES = {
  id: 17,
  slug: 'tulsi-tea',
  token: 'abc-DEF_1',
  txnid: 'T17',
  desk: 'brands',
  entry: 17,
};

test.each(NAMES)('the address of %s leads to its path, without its values', (name) => {
  expect(pagePathOf(pagePath(name, VALUES as never))).toBe(pages[name].path);
});

test.each(['tags/new', 'settings/company', 'templates/order.shipped', 'pages/about-us'])(
  '/dashboard/%s is the form of an entry',
  (entry) => {
    expect(pagePathOf(`/dashboard/${entry}`)).toBe(pages.staffEntry.path);
  },
);

test.each([
  '/nowhere',
  '/products',
  '/products/1/a/b',
  '/dashboard/brands/1/old',
  '/dashboard/brands/../x',
])('%s is the address of no page of the shop', (path) => {
  expect(pagePathOf(path)).toBeUndefined();
});
