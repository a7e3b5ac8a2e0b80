import { pagePath } from '../contract/shop/page-path.ts';
import { allPages, type Page } from '../contract/shop/pages.ts';
import { pagePattern } from '../lib/routing/page-patterns.ts';
import { type CrawledPage, crawl } from './fixtures/crawl.ts';
import { expect, test } from './fixtures/test.ts';

const isIndexed = ({ html }: CrawledPage) => !/<meta name="robots" content="noindex/.test(html);
const hasDuplicateIds = ({ html }: CrawledPage) => {
  const markup = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  const ids = Array.from(markup.matchAll(/<[a-z][^>]*? id="([^"]*)"/g), ([, id]) => id);
  return new Set(ids).size < ids.length;
};
/** `autocomplete="tel-national"` is no whole number, and `<address>` is no part of a line. */
const hasStrayMarkup = ({ html }: CrawledPage) =>
  /autocomplete="tel-national"|<span[^>]*><address/i.test(html);
const patternOf = (page: Page) => new RegExp(`^${pagePattern(page)}$`);

/** Pages that a mail, a payment, a form or the service worker leads to. */
const UNLINKED: string[] = (['notFound', 'listingNotFound', 'offline'] as const).map(pagePath);

const isLinked = ({ path, access }: Page) =>
  access === 'public' &&
  !UNLINKED.includes(path) &&
  !/^\/(products|blogs|categories|brands)\/:id$/.test(path);

test('a crawl from the home page finds no dead link, no bare page and every public page', {
  tag: ['@read-only', '@any-screen', '@nightly'],
}, async ({ request }) => {
  // Each page is rendered for the first time, beside all other tests.
  test.setTimeout(360_000);
  const pages = await crawl(request);
  const told = (wrong: CrawledPage[]) =>
    wrong.map(({ address, from }) => `${address} from ${from}`);

  expect(told(pages.filter(({ status }) => status !== 200))).toEqual([]);
  expect(told(pages.filter(({ html }) => !/<h1[\s>]/.test(html)))).toEqual([]);
  expect(told(pages.filter(hasDuplicateIds))).toEqual([]);
  expect(told(pages.filter(hasStrayMarkup))).toEqual([]);
  expect(told(pages.filter(({ html }) => !/<title>[^<]{5,}<\/title>/.test(html)))).toEqual([]);
  const described = /<meta name="description" content="[^"]{30,}"/;
  expect(told(pages.filter((page) => isIndexed(page) && !described.test(page.html)))).toEqual([]);

  const paths = pages.map(({ address }) => address.split('?')[0] ?? '');
  const orphans = allPages().filter(
    (page) => isLinked(page) && !paths.some((path) => patternOf(page).test(path)),
  );
  expect(orphans.map(({ path }) => path)).toEqual([]);
});
