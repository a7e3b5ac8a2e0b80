import { pagePath } from '../contract/shop/page-path.ts';
import { shopProfile } from '../contract/shop/shop.ts';
import { SHOP_NAME } from '../contract/shop/shop-names.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectFits } from './fixtures/fits.ts';
import { expect, test } from './fixtures/test.ts';

const PAGES = [
  { path: pagePath('aboutUs'), heading: 'About us' },
  { path: pagePath('consultOurVaidya'), heading: 'Consult our vaidya' },
  { path: pagePath('faq'), heading: 'Help and FAQ' },
  { path: pagePath('franchise'), heading: 'Franchise' },
  { path: pagePath('inspireAndSupport'), heading: 'Inspire and support' },
  { path: pagePath('organicLiving'), heading: 'Organic Living' },
  { path: pagePath('privacyPolicy'), heading: 'Privacy policy' },
  { path: pagePath('returnPolicy'), heading: 'Return and refund policy' },
  { path: pagePath('shippingPolicy'), heading: 'Shipping policy' },
  { path: pagePath('storeLocator'), heading: 'Stores' },
  { path: pagePath('terms'), heading: 'Terms and conditions' },
];

test.describe('pages about the shop', { tag: '@read-only' }, () => {
  test('can be read by everybody, and fit the screen', async ({ page }) => {
    test.slow();
    for (const { path, heading } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(new RegExp(`\\| ${SHOP_NAME}$`));
        await expectFits(page);
        await expectAccessible(page);
      });
    }
  });

  test('are all there without JavaScript, outside and inside the app', {
    tag: '@any-screen',
  }, async ({ request }) => {
    for (const { path, heading } of PAGES) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`${heading}</h1>`);
      expect(html).toContain('application/ld+json');
      const inApp = await (await request.get(`${path}?mobile=true`)).text();
      expect(inApp).toContain(`${heading}</h1>`);
      expect(inApp).not.toContain('All categories');
    }
  });

  test('a policy leads to its sections and to the other policies', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(pagePath('privacyPolicy'));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { name: (await last.textContent()) ?? '' })
        .last(),
    ).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Other policies' })
      .getByRole('link', { name: 'Terms and conditions' })
      .click();
    await expect(page).toHaveURL(pagePath('terms'));
    await expect(page.getByRole('main')).toContainText(shopProfile.grievanceOfficer.email);
  });

  test('the consultation leads to its booking', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(pagePath('consultOurVaidya'));
    await page.getByRole('link', { name: 'Book an appointment' }).click();
    await expect(page).toHaveURL(new RegExp(`${pagePath('scheduleAppointment')}$|/login`));
  });
});

test.describe('a frequent question', { tag: ['@read-only', '@any-screen'] }, () => {
  const question = { id: 16, text: 'How much is delivery?', answer: '₹100 an order' };

  test('opens with the keyboard, and has an address that opens it', async ({ page }) => {
    await page.goto(pagePath('faq'));
    const row = page.getByRole('group').filter({ hasText: question.text });
    await row.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(row).toContainText(question.answer);
    await row.getByRole('link', { name: /^Link to this answer/ }).click();
    await expect(page).toHaveURL(`${pagePath('faq')}#q-${question.id}`);
    await page.goto(pagePath('aboutUs'));
    await page.goto(`${pagePath('faq')}#q-${question.id}`);
    await expect(row.locator('summary')).toBeInViewport();
    await expect(row.getByText(question.answer)).toBeVisible();
  });

  test('is found by a word of its answer', async ({ page }) => {
    await page.goto(pagePath('faq'));
    const row = page.getByText(question.text, { exact: true });
    await page.getByRole('searchbox', { name: 'Search the answers' }).pressSequentially('iodised');
    await expect(page.getByText('1 found')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(page.getByText('Is rock salt iodised?', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('opens by its address without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${pagePath('faq')}#q-${question.id}`);
    await expect(page.getByText(question.answer)).toBeInViewport();
    await context.close();
  });
});
