import { expect, test } from '@jest/globals';
import { pagePath } from '@/contract/shop/page-path';
import type { PageName } from '@/contract/shop/pages';
import { pages } from '@/contract/shop/pages';
import { pagePathOf } from '@/lib/routing/page-path-of';

const NAMES = Object.keys(pages) as PageName[];
const VALUES = { id: 17, slug: 'tulsi-tea', token: 'abc-DEF_1', txnid: 'T17' };

test.each(NAMES)('the address of %s leads to its path, without its values', (name) => {
  expect(pagePathOf(pagePath(name, VALUES as never))).toBe(pages[name].path);
});

test.each(['/nowhere', '/products', '/products/1/a/b', '/dashboard/nowhere'])(
  '%s is the address of no page of the shop',
  (path) => {
    expect(pagePathOf(path)).toBeUndefined();
  },
);
