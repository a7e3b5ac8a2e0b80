import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { type Page, pages } from '@/contract/shop/pages';

/** The files that build URLs. */
const HOME = /^lib\/api-routes\/\w+[.]ts$/;

const first = Object.values<Page>(pages).flatMap(({ path }) => path.split('/')[1] || []);
/** A string that begins with the path of a page or of a storefront route. */
const BY_HAND = new RegExp(`['"\`]/(${[...new Set(first), 'api'].join('|')})(?=[/?#'"\`])`);

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');

const linesOf = (pattern: string, forbidden: RegExp) =>
  projectFiles(pattern).flatMap((path) =>
    withoutComments(projectText(path))
      .split('\n')
      .filter((line) => forbidden.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

test('no file of the storefront contains a hard-coded path', () => {
  const found = linesOf('{app,components,lib}/**/*.{ts,tsx}', BY_HAND);
  const others = found.filter((line) => !HOME.test(line.split(':')[0] ?? ''));
  // A path prefix, for robots.txt.
  expect(others).toEqual(["app/robots.ts: '/api/',"]);
  expect(found.length).toBeGreaterThan(others.length);
});

test('the shop API takes the storefront’s paths from the contract', () => {
  // The page of the demo gateway belongs to the shop API.
  expect(linesOf('shop-api/**/*.ts', /[oO]rigin\}\/(?!demo\/)/)).toEqual([]);
});
