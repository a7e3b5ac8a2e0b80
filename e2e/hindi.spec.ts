import { inHindi } from '../__tests__/support/in-languages.ts';
import { cartMessages } from '../contract/messages/cart.ts';
import { inLanguage } from '../contract/shop/languages.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { awake } from './fixtures/awake.ts';
import { englishLeft } from './fixtures/english-left.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';
import { TRANSLATED_PAGES } from './fixtures/translated-pages.ts';

const GHEE = '/products/1047/gir-cow-a2-bilona-ghee';
/** Names in the data of the demo shop, which are the same in every language. */
const NAMES = ['Dhenuvan', 'Tilsindhu', 'Kaapivana', 'Vanya Organics'];

test.describe('the shop in Hindi', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ expectedComplaints: [/status of 404 .*no-such-page|404 .*page-not-found/] });

  test('has no English text that is not marked', { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    for (const path of TRANSLATED_PAGES.map((path) => inLanguage(path, 'hi'))) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
        expect(await englishLeft(page, NAMES)).toEqual([]);
      });
    }
  });

  test('is for everybody', async ({ page }) => {
    for (const path of ['/hi', `/hi${GHEE}`]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('is named by the page in English, and names it', async ({ page, baseURL }) => {
    for (const path of [GHEE, `/hi${GHEE}`]) {
      await page.goto(path);
      const hrefOf = async (selector: string) =>
        new URL((await page.locator(selector).getAttribute('href')) ?? '', baseURL).pathname;
      expect(await hrefOf('link[rel=canonical]')).toBe(path);
      expect(await hrefOf('link[hreflang="en-IN"]')).toBe(GHEE);
      expect(await hrefOf('link[hreflang="hi-IN"]')).toBe(`/hi${GHEE}`);
      expect(await hrefOf('link[hreflang="x-default"]')).toBe(GHEE);
    }
  });
});

test('pages in English do not load the dictionary', { tag: ['@read-only', '@any-screen'] }, async ({
  request,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const files = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
    return Promise.all([...files].map(async (file) => (await request.get(file)).text()));
  };
  const word = inHindi(cartMessages.added);
  const hasDictionary = (scripts: string[]) => scripts.some((script) => script.includes(word));
  for (const path of ['/', GHEE, '/faq']) expect(hasDictionary(await scriptsOf(path))).toBe(false);
  expect(hasDictionary(await scriptsOf('/hi/faq'))).toBe(true);
});

test('the language that a shopper chooses is kept, also for links in English', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto(`${GHEE}?ref=friend`);
  await awake(page);
  await page.locator('footer').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`/hi${GHEE}?ref=friend`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('गिर गाय का A2 बिलोना घी');
  await page.goto('/faq');
  await expect(page).toHaveURL('/hi/faq');
  await page.goto('/');
  await expect(page).toHaveURL('/hi');
  await awake(page);
  await page.locator('footer').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/faq');
  await expect(page).toHaveURL('/faq');
});

test('a product is put in the cart in Hindi', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto(`/hi${GHEE}`);
  await isHydrated(page.locator('main form').first());
  await page.getByRole('button', { name: 'कार्ट में डालें' }).filter({ visible: true }).first().click();
  await expect(page.getByText(inHindi(cartMessages.added))).toBeVisible();
  await page.goto('/hi/cart');
  await expect(page.getByRole('link', { name: 'गिर गाय का A2 बिलोना घी' }).first()).toBeVisible();
  expect(await englishLeft(page, NAMES)).toEqual([]);
});

test.describe('without scripts', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the language is chosen, and a search stays in it', async ({ page }) => {
    await page.goto('/about-us');
    await page.locator('footer').getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/about-us');
    await page.getByRole('combobox').fill('घी');
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/hi\/shop\?search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('घी');
  });

  test('a form leads on in it, and its outcome is said', async ({ page }) => {
    await page.goto(`/hi${GHEE}`);
    await page
      .getByRole('button', { name: 'कार्ट में डालें' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL('/hi/cart');
    await expect(page.getByRole('main')).toContainText(inHindi(cartMessages.added));
  });
});
