import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { CONTENT_PAGES, type ContentPageKey } from '@/contract/content/content';
import { OTHER_LANGUAGES } from '@/contract/shop/languages';
import {
  DELIVERY_WORKING_DAYS,
  HEALTH_DATA_DAYS,
  MIN_ORDER_PAISE,
  RAPID_CITIES,
  REPLACEMENT_DAYS,
  RETURN_DAYS,
} from '@/contract/shop/limits';
import { CANCEL_WITHIN_WEEKS } from '@/contract/shop/membership-plans';
import { wholeRupees } from '@/contract/shop/money';
import { shopProfile } from '@/contract/shop/shop';
import { contentPages } from '@/shop-api/db/schema/content';
import { companyFiller } from '@/shop-api/domain/content/company-filler';
import { readDefaultPages, storeDefaultPages } from '@/shop-api/domain/content/default-pages';

const TAGS = ['h2', 'h3', 'li', 'p', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'];

let pages: Awaited<ReturnType<typeof readDefaultPages>>;

const textOf = (key: ContentPageKey) =>
  companyFiller(shopProfile, 'en').html(pages.find((page) => page.key === key)?.html ?? '');

beforeAll(async () => {
  pages = await readDefaultPages();
});

describe('the texts of pages', () => {
  test('are there for every page that staff can edit', () => {
    expect(pages.map(({ key }) => key)).toEqual([...CONTENT_PAGES]);
  });

  test('hold headings, paragraphs, lists and tables only', () => {
    const used = pages.flatMap(({ html }) =>
      Array.from(html.matchAll(/<\/?(\w+)/g), ([, tag]) => tag),
    );
    expect([...new Set(used)].filter((tag) => !TAGS.includes(tag ?? ''))).toEqual([]);
  });

  test('close every tag they open', () => {
    for (const { key, html } of pages) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)/g)) {
        if (slash) expect([key, open.pop()]).toEqual([key, tag]);
        else open.push(tag);
      }
      expect([key, open]).toEqual([key, []]);
    }
  });
});

describe.each(OTHER_LANGUAGES)('a page in %s', (language) => {
  const inBoth = (part: RegExp) => {
    const parts = (html = '') => html.match(part) ?? [];
    return pages.map(({ key, html, translations }) => ({
      english: [key, ...parts(html)],
      translated: [key, ...parts(translations[language]?.html)],
    }));
  };

  test('has the sections, tables and lists of the English one', () => {
    const both = inBoth(/<[^>]+>/g);
    expect(both.map(({ translated }) => translated)).toEqual(both.map(({ english }) => english));
  });

  test('names each fact of the company and each figure that the English one names', () => {
    for (const { english, translated } of inBoth(/\{\w+\}|\d+/g)) {
      expect(translated.toSorted()).toEqual(english.toSorted());
    }
  });
});

describe('the policies state what the shop does:', () => {
  const { ahmedabad, india, remote } = DELIVERY_WORKING_DAYS;

  test.each([
    ['the minimum order', `The minimum order is ${wholeRupees(MIN_ORDER_PAISE)}`],
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

onEachDatabase((database) => {
  test('a new shop has a text for every page, and what staff have written stays', async () => {
    const { db } = database;
    await db.delete(contentPages);
    const own = { key: 'franchise', title: 'Our own', html: '<p>Own words.</p>' } as const;
    await db.insert(contentPages).values(own);
    await storeDefaultPages(db);
    const stored = await db.select().from(contentPages);
    expect(stored.map(({ key }) => key).sort()).toEqual([...CONTENT_PAGES].sort());
    const [franchise] = await db.select().from(contentPages).where(eq(contentPages.key, own.key));
    expect(franchise).toMatchObject(own);
  });
});
