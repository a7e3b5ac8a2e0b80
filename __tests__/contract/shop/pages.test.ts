import { describe, expect, test } from '@jest/globals';
import { projectFiles } from '@/__tests__/support/project-files';
import { pagePath, profileSectionPath } from '@/contract/shop/page-path';
import { pagePaths } from '@/contract/shop/page-paths';
import { allPages, type Page, pages, pathsByName } from '@/contract/shop/pages';

/** `app/[surface]/(shop)/orders/[id]/page.tsx` → `/orders/:id`. */
const pathOfFile = (file: string) =>
  file
    .replace(/^app\/\[surface\]\/\(\w+\)/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\[(\w+)\]/g, ':$1') || '/';

const rows = Object.entries<Page>(pages);

test('every built page has a file, and every page file has a row', () => {
  const drawn = allPages().flatMap(({ path, drawnAt = path, inCheckout = null }) =>
    [drawnAt, inCheckout].filter((folder) => folder !== null),
  );
  const files = projectFiles('app/[[]surface]/**/page.tsx').map(pathOfFile);
  expect(files.length).toBeGreaterThan(20);
  // Several listings have one file.
  expect(files.sort()).toEqual([...new Set(drawn)].sort());
});

test('no two pages have the same path', () => {
  const paths = rows.map(([, { path }]) => path.replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
});

test('only public pages with a fixed path are in the sitemap', () => {
  for (const [name, { path, access, inSitemap }] of rows) {
    if (inSitemap) expect([name, access, path.includes(':')]).toEqual([name, 'public', false]);
  }
});

describe('the path of a page', () => {
  test.each([
    [pagePath('home'), '/'],
    [pagePath('order', { id: 7 }), '/orders/7'],
    [pagePath('paid', { txnid: 'VN1' }), '/pay/VN1/done'],
    [pagePath('productReviews', { id: 1001, slug: 'ghee' }), '/products/1001/reviews/ghee'],
    [profileSectionPath('membership'), '/profile#subscription'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('requires the values of its parameters', () => {
    // @ts-expect-error An order has an id.
    expect(pagePath('order')).toBe('/orders/undefined');
  });
});

test('the paths for browsers equal those of the table: after a change run `npm run pages`', () => {
  expect(pagePaths).toEqual(pathsByName());
});
