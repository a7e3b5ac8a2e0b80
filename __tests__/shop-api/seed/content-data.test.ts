import { beforeAll, expect, test } from '@jest/globals';
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

test('the services of the home page repeat none of the promises above them', () => {
  const said = content.home.services.map(({ title, text }) => `${title} ${text}`);
  expect(said).toHaveLength(4);
  expect(said.filter((text) => /deliver|replace|cash|vaidya|\d day/i.test(text))).toEqual([]);
});
