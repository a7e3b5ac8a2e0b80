import { inLanguage, LANGUAGE_CODES } from '../contract/shop/languages.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { test } from './fixtures/buyer.ts';
import { contrastOf } from './fixtures/contrast.ts';
import { cutTexts } from './fixtures/cut-texts.ts';
import { expect, type Page } from './fixtures/test.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';

/** One page of each kind that everybody may open. */
const KINDS = [
  ...['/', '/shop', '/shop?search=ghee', '/shop?search=qwertzuiop', '/categories/401/coffee'],
  ...[PRODUCT, '/products/1032/vetiver-body-lotion', '/brands/2/kaapivana'],
  ...['/products/1006/reviews/ashwagandha-root-powder', '/cart', '/login', '/signup'],
  ...['/contact-us', '/subscription-plans', '/gift-voucher', '/blogs', '/event', '/faq'],
  ...['/about-us', '/shipping-policy', '/store-locator', '/consult-our-vaidya', '/bussiness'],
  ...['/exports', '/franchise', '/inspire-and-support', '/organic-living', '/no-such-page'],
];

interface Setting {
  width: number;
  height: number;
  style: string;
}

/** What shoppers set in their browser: large letters, roomy text (WCAG 1.4.12), a zoom of 400 %. */
const SETTINGS: Record<string, Setting> = {
  'letters twice as large': {
    width: 390,
    height: 844,
    style: 'html { font-size: 200% !important }',
  },
  'roomy text': {
    ...{ width: 320, height: 640 },
    style: `* {
      line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
    }`,
  },
  'a zoom of 400 %': { width: 320, height: 256, style: 'html { font-size: 100% }' },
};

type Findings = Record<string, string[]>;

/** Opens pages in every setting, and returns what each cuts off, by page and setting. */
async function cutOffOn(page: Page, paths: readonly string[]): Promise<Findings> {
  const found: Findings = {};
  for (const path of paths) {
    await page.goto(path);
    for (const [name, { width, height, style }] of Object.entries(SETTINGS)) {
      await page.setViewportSize({ width, height });
      const added = await page.addStyleTag({ content: style });
      const cut = await cutTexts(page);
      if (cut.length > 0) found[`${path}, ${name}`] = cut;
      await added.evaluate((tag: Element) => tag.remove());
    }
  }
  return found;
}

test.describe('what shoppers set in their browser', { tag: '@any-screen' }, () => {
  test.use({ mayMove: true, expectedComplaints: [/\/page-not-found$/] });

  for (const code of LANGUAGE_CODES) {
    test(`cuts nothing off in the language ${code}`, { tag: ['@read-only', '@nightly'] }, async ({
      page,
    }) => {
      test.slow();
      const paths = KINDS.map((path) => inLanguage(path, code));
      expect(await cutOffOn(page, paths)).toEqual({});
    });
  }

  test('leaves name and price of a suggestion whole', { tag: '@read-only' }, async ({ page }) => {
    await page.goto('/');
    await page.addStyleTag({ content: SETTINGS['letters twice as large']?.style });
    await page.getByRole('combobox').fill('ghee');
    await expect(page.getByRole('option', { name: /₹/ }).first()).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
  });

  test('cuts nothing off for a buyer', { tag: '@nightly' }, async ({ page, buyer: _buyer }) => {
    test.slow();
    const paths = ['/cart', '/checkout', '/profile', '/wishlist', '/profile/addresses/add'];
    for (const code of LANGUAGE_CODES) {
      const own = paths.map((path) => inLanguage(path, code));
      expect(await cutOffOn(page, own)).toEqual({});
    }
  });

  test('cuts nothing off for staff', { tag: '@nightly' }, async ({ page, context, baseURL }) => {
    test.slow();
    await logIn(context, baseURL, STAFF);
    const desks = [
      ...['', '/orders', '/returns', '/refunds', '/stock', '/appointments', '/leads'],
      ...['/brands', '/brands/1', '/tags', '/tags/new', '/forms'],
    ];
    expect(
      await cutOffOn(
        page,
        desks.map((desk) => `/dashboard${desk}`),
      ),
    ).toEqual({});
  });
});

test.describe('forced colours', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('icons have the colour of the text around them', async ({ page }) => {
    await page.goto('/');
    const icons = page.locator('main svg.icon').filter({ visible: true });
    await expect(icons.first()).toBeVisible();
    for (const icon of await icons.all()) {
      expect(await contrastOf(icon)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('what a colour alone says stays: food marks, the logo, the picture on display', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    const styleOf = (selector: string, name: 'filter' | 'outlineStyle' | 'forcedColorAdjust') =>
      page
        .locator(selector)
        .filter({ visible: true })
        .first()
        .evaluate((element, property) => {
          const style = getComputedStyle(element);
          return style.getPropertyValue(property.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`));
        }, name);
    expect(await styleOf('header img', 'filter')).toBe('brightness(0) invert(1)');
    expect(await styleOf('[aria-label$="egetarian"]', 'forcedColorAdjust')).toBe('none');
    expect(await styleOf('main a[aria-current="true"]', 'outlineStyle')).toBe('solid');
  });
});
