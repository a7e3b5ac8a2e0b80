import { beforeAll, expect, test } from '@jest/globals';
import type { Translations } from '@/contract/kit/translations';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import { type Page, pages } from '@/contract/shop/pages';
import type { Content } from '@/shop-api/seed/content-data';
import { readSeedData, type SeedCategory } from '@/shop-api/seed/seed-data';

let content: Content;
let categories: SeedCategory[];

const withChildren = (category: SeedCategory): SeedCategory[] => [
  category,
  ...category.children.flatMap(withChildren),
];

beforeAll(async () => {
  const data = await readSeedData();
  content = data.content;
  categories = data.catalogue.categories.flatMap(withChildren);
});

test('every page of the sitemap has a title and a description that search engines show whole', () => {
  const indexed = Object.values<Page>(pages).flatMap(({ path, inSitemap }) =>
    inSitemap ? [path] : [],
  );
  const written = new Map(content.meta_tags.map((row) => [row.page_url, row]));
  expect(indexed.filter((path) => !written.has(path))).toEqual([]);
  const tooLong = content.meta_tags.filter(
    ({ title, description }) => title.length > 60 || description.length > 160,
  );
  expect(tooLong).toEqual([]);
});

test('no two pages share a title or a description', () => {
  for (const part of ['title', 'description'] as const) {
    const texts = content.meta_tags.map((row) => row[part]);
    expect(texts).toEqual([...new Set(texts)]);
  }
});

test('every post belongs to a category of the shop', () => {
  const known = categories.map(({ id }) => id);
  expect(content.blogs.filter((blog) => !known.includes(blog.category_id))).toEqual([]);
});

test('a post is in all other languages or in none, with the parts of the English one', () => {
  const partsOf = ({ content: html }: { content?: string | undefined }) => html?.match(/<[^>]+>/g);
  for (const post of content.blogs) {
    const translated = OTHER_LANGUAGES.flatMap((language) => post.translations[language] ?? []);
    expect([0, OTHER_LANGUAGES.length]).toContain(translated.length);
    expect(translated.map(partsOf)).toEqual(translated.map(() => partsOf(post)));
  }
});

test.each(OTHER_LANGUAGES)('every event and store has all of its texts in %s', (language) => {
  const namesIn = (rows: { translations: Translations<object> }[]) =>
    rows.map(({ translations }) => Object.keys(translations[language] ?? {}));
  const all = ['title', 'venue', 'description'];
  expect(namesIn(content.events)).toEqual(content.events.map(() => all));
  const lines = ['name', 'address_line_1', 'address_line_2', 'landmark'];
  expect(namesIn(content.stores)).toEqual(content.stores.map(() => lines));
});

test('the services of the home page repeat none of the promises above them', () => {
  const said = content.home.services.map(({ title, text }) => `${title} ${text}`);
  expect(said).toHaveLength(4);
  expect(said.filter((text) => /deliver|replace|cash|vaidya|\d day/i.test(text))).toEqual([]);
});
