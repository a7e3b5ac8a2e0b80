import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CategoryLine } from '@/components/chrome/category-line';
import { CurrentCategory } from '@/components/chrome/current-category.client';
import { featuredLinks } from '@/components/chrome/menu-categories';
import { sampleCategories } from './sample-categories';

type Page = Parameters<typeof CurrentCategory>[0];

const HERBS = { id: 402 };
const POWDERS = { id: 4021 };
const BOOKS = { id: 430 };

/** Draws the header's line with a page below it. */
const header = (page?: Page) => (
  <>
    <CategoryLine featured={featuredLinks(sampleCategories)} />
    {page && <CurrentCategory {...page} />}
  </>
);

/** The marked links of the line: `Herbs: page`. */
const marked = () =>
  within(screen.getByRole('navigation', { name: 'Categories' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`);

test.each([
  ['the page of a category marks its link', { path: [HERBS], isPage: true }, ['Herbs: page']],
  [
    'a category below marks the one above',
    { path: [HERBS, POWDERS], isPage: true },
    ['Herbs: true'],
  ],
  ['a product marks its category', { path: [HERBS] }, ['Herbs: true']],
  ['a category without a link marks none', { path: [BOOKS], isPage: true }, []],
  ['a page without a category marks none', { path: [], isPage: true }, []],
])('%s', (_name, page, links) => {
  render(header(page));
  expect(marked()).toEqual(links);
});

test('the next page replaces the mark', () => {
  const { rerender } = render(header({ path: [HERBS], isPage: true }));
  rerender(header({ path: [{ id: 401 }], isPage: true }));
  expect(marked()).toEqual(['Coffee: page']);
  rerender(header());
  expect(marked()).toEqual([]);
});
