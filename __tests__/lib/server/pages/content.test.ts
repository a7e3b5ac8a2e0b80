import { expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CONTENT_PAGES } from '@/contract/content/content';
import { englishText } from '@/contract/messages/text-with-values';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import { contentPages } from '@/shop-api/db/schema/content';

const cacheTag = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ cacheTag, cacheLife: jest.fn() }));
const content = await import('@/lib/server/pages/content');
const { getStores } = await import('@/lib/server/pages/stores');
const { withShopApi } = await import('@/__tests__/support/storefront-shopper');

const shopApi = withShopApi();

test.each(CONTENT_PAGES)('the text %s is cleaned, under the tag of the texts', async (key) => {
  cacheTag.mockClear();
  const { title, html, headings } = await content.getContentPage(key);
  expect(title).not.toBe('');
  expect(html).toContain('<p>');
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  expect(cacheTag).toHaveBeenCalledWith('content');
});

test('a text by staff runs no script, and its day is that of India', async () => {
  await shopApi()
    .db.update(contentPages)
    .set({ html: '<h2>Vows</h2><script>alert(1)</script>', updatedOn: '2026-10-01' })
    .where(eq(contentPages.key, 'franchise'));
  const page = await content.getContentPage('franchise');
  expect(englishText(page?.updated?.text ?? '')).toBe('1 October 2026');
  expect(page).toMatchObject({
    html: '<h2 id="section-vows">Vows</h2>',
    headings: [{ id: 'section-vows', text: 'Vows', level: 2 }],
    updated: { iso: '2026-10-01' },
  });
});

test('the questions are in the four groups of the specification', async () => {
  const groups = await content.getFaqGroups();
  expect(groups.map(({ group }) => group)).toEqual([
    'General Information',
    'Product Information',
    'Order Related',
    'Bulk Orders & Business Inquiry',
  ]);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the page about the shop has the picture and the figures of the home page', async () => {
  const { text, picture, statistics } = await content.getAboutPage();
  expect(text.title).not.toBe('');
  expect(picture?.src).toMatch(/^\/media\//);
  expect(statistics.length).toBeGreaterThan(2);
});

test('the partners have pictures', async () => {
  const partners = await content.getPartners();
  expect(partners.length).toBeGreaterThan(3);
  expect(partners.every(({ image }) => image !== null)).toBe(true);
});

test('the stores are grouped by their city, under their own tag', async () => {
  cacheTag.mockClear();
  const sections = await getStores('en');
  expect(sections.length).toBeGreaterThan(3);
  for (const { city, stores } of sections) {
    expect(stores.map((store) => store.city)).toEqual(stores.map(() => city));
  }
  expect(cacheTag).toHaveBeenCalledWith('stores');
});

test.each(OTHER_LANGUAGES)(
  'a store in %s is in that language, its city and state too',
  async (language) => {
    const latin = /\p{Script=Latin}/u;
    const sections = await getStores(language);
    const shown = sections.flatMap(({ name, stores }) => [
      name,
      ...stores.flatMap((store) => [
        store.store_name.replace('Vanya ', ''),
        ...[store.address_line_1, store.address_line_2, store.landmark],
        ...[store.city, store.state_obj.name],
      ]),
    ]);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((text) => latin.test(text))).toEqual([]);
    expect(sections.map(({ city }) => city)).toContain('Ahmedabad');
  },
);
