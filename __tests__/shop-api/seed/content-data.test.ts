import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ContentPageKey } from '@/contract/content';
import { CONTENT_PAGES } from '@/contract/content';
import {
  DELIVERY_WORKING_DAYS,
  HEALTH_DATA_DAYS,
  MIN_ORDER_PAISE,
  RAPID_CITIES,
  REPLACEMENT_DAYS,
  RETURN_DAYS,
  SHIPPING_PAISE,
} from '@/contract/limits';
import { CANCEL_WITHIN_WEEKS } from '@/contract/membership-plans';
import { wholeRupees } from '@/contract/money';
import type { Page } from '@/contract/pages';
import { pages } from '@/contract/pages';
import { shopProfile } from '@/contract/shop';
import type { Content } from '@/shop-api/seed/content-data';
import type { SeedCategory } from '@/shop-api/seed/seed-data';
import { readSeedData } from '@/shop-api/seed/seed-data';

const TAGS = ['h2', 'h3', 'li', 'p', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'];

let content: Content;
let categories: SeedCategory[];

const withChildren = (category: SeedCategory): SeedCategory[] => [
  category,
  ...category.children.flatMap(withChildren),
];
const textOf = (key: ContentPageKey) => content.pages.find((page) => page.key === key)?.html ?? '';

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

describe('the texts of pages', () => {
  test('are there for every page that staff can edit', () => {
    expect(content.pages.map(({ key }) => key)).toEqual([...CONTENT_PAGES]);
  });

  test('hold headings, paragraphs, lists and tables only', () => {
    const used = content.pages.flatMap(({ html }) =>
      Array.from(html.matchAll(/<\/?(\w+)/g), ([, tag]) => tag),
    );
    expect([...new Set(used)].filter((tag) => !TAGS.includes(tag ?? ''))).toEqual([]);
  });

  test('close every tag they open', () => {
    for (const { key, html } of content.pages) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)/g)) {
        if (slash) expect([key, open.pop()]).toEqual([key, tag]);
        else open.push(tag);
      }
      expect([key, open]).toEqual([key, []]);
    }
  });
});

describe('the policies state what the shop does:', () => {
  const { ahmedabad, india, remote } = DELIVERY_WORKING_DAYS;

  test.each([
    ['the delivery charge', `${wholeRupees(SHIPPING_PAISE)} an order`],
    ['the minimum order', `The minimum order is ${wholeRupees(MIN_ORDER_PAISE)}`],
    ['free delivery in Ahmedabad', 'city of Ahmedabad</td><td>Free'],
    ['free delivery for members', `Free on orders above ${wholeRupees(MIN_ORDER_PAISE)}`],
    ['days to Ahmedabad', `${ahmedabad.max} working days`],
    ['days to the rest of India', `${india.min} to ${india.max} working days`],
    ['days to remote places', `${remote.min} to ${remote.max} working days`],
    ['two more attempts', 'two extra delivery attempts'],
    ['no delivery abroad', 'no delivery outside India'],
    ['the days to report damage', `within ${REPLACEMENT_DAYS} days of delivery`],
  ])('shipping, %s', (_what, words) => {
    expect(textOf('shipping-policy')).toContain(words);
  });

  test('shipping, the cities of rapid delivery', () => {
    expect(RAPID_CITIES.filter((city) => !textOf('shipping-policy').includes(city))).toEqual([]);
  });

  test.each([
    ['the replacement guarantee', `Replacement guarantee: ${REPLACEMENT_DAYS} days`],
    ['unopened goods', `seals intact</td><td>${RETURN_DAYS} days`],
    ['a return without a fee', 'The pickup costs you nothing.'],
    ['goods that are not consumed', 'not consumed</td><td>15 days'],
    ['the end of a membership', `within ${CANCEL_WITHIN_WEEKS} weeks of paying`],
  ])('returns, %s', (_what, words) => {
    expect(textOf('return-and-refund-policy')).toContain(words);
  });

  test.each([
    ['the seller', shopProfile.legalName],
    ['the tax number', shopProfile.gstin],
    ['the grievance officer', shopProfile.grievanceOfficer.email],
    ['the time of delivery', 'within 7 working days'],
    ['the minimum order', `The minimum order is ${wholeRupees(MIN_ORDER_PAISE)}`],
    ['the end of a membership', `within ${CANCEL_WITHIN_WEEKS} weeks of paying`],
  ])('terms, %s', (_what, words) => {
    expect(textOf('terms-and-conditions')).toContain(words);
  });

  test.each([
    ['health data', `deleted ${HEALTH_DATA_DAYS} days after the appointment`],
    ['the contact', shopProfile.privacyEmail],
    ['the law', 'Digital Personal Data Protection Act, 2023'],
    ['the grievance officer', shopProfile.grievanceOfficer.phone],
  ])('privacy, %s', (_what, words) => {
    expect(textOf('privacy-policy')).toContain(words);
  });
});
