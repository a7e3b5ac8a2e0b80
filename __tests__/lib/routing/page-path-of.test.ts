import { expect, test } from '@jest/globals';
import { fillPath, infoPages, shopPages } from '@/contract/shop/pages';
import { pagePathOf } from '@/lib/routing/page-path-of';

const PATHS = Object.values({ ...shopPages, ...infoPages }).map(({ path }) => path);
const VALUES = { id: 17, slug: 'tulsi-tea', token: 'abc-DEF_1', txnid: 'T17' };

test.each(PATHS)('the address of a page leads to its path %s, without its values', (path) => {
  expect(pagePathOf(fillPath(path, VALUES))).toBe(path);
});

test.each(['/nowhere', '/products', '/products/1/a/b', '/dashboard/orders'])(
  '%s is the address of no page of the shop',
  (path) => {
    expect(pagePathOf(path)).toBeUndefined();
  },
);
