import { reviewApiMessages, reviewMessages } from '../contract/messages/reviews.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn } from './fixtures/account.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { locationOf } from './fixtures/redirect.ts';
import { expect, type Page, test } from './fixtures/test.ts';

/** Of the demo shop: 52 reviews on two pages. */
const REVIEWS = '/products/1006/reviews/ashwagandha-root-powder';

const reviews = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the reviews of a product', { tag: '@read-only' }, () => {
  test('are counted and averaged, 30 per page', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(REVIEWS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Reviews of Ashwagandha Root Powder',
    );
    await expect(page.getByRole('main')).toContainText(/[1-5]\.\d[\s\S]*\d+ reviews/);
    await expect(reviews(page)).toHaveCount(30);
    await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled();
  });

  test('have canonical and adjacent-page links for crawlers', { tag: '@any-screen' }, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(`${REVIEWS}?page=2`)).text();
    const [head = ''] = html.split('</head>');
    const origin = new URL(baseURL ?? '').origin;
    expect(head).toContain(`<link rel="canonical" href="${origin}${REVIEWS}?page=2"/>`);
    expect(head).toContain(`<link rel="prev" href="${origin}${REVIEWS}"/>`);
    expect(head).not.toContain('rel="next"');
  });

  test('have one URL, and answer 404 for an unknown product or page', {
    tag: '@any-screen',
  }, async ({ request }) => {
    const wrong = await request.get('/products/1006/reviews/other?page=2', { maxRedirects: 0 });
    expect(wrong.status()).toBe(308);
    expect(locationOf(wrong)).toBe(`${REVIEWS}?page=2`);
    for (const path of ['/products/999999/reviews/nothing', `${REVIEWS}?page=3`]) {
      expect((await request.get(path)).status()).toBe(404);
    }
  });
});

test.describe('the pages of the reviews', { tag: '@read-only' }, () => {
  test.use({ mayMove: true });

  test('can be turned to the next page and back', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(REVIEWS);
    const next = page.getByRole('link', { name: 'Next' });
    await isHydrated(next);
    await next.click();
    await expect(page).toHaveURL(`${REVIEWS}?page=2`);
    await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reviews, Page 2 of 2' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('link', { name: 'Prev' }).click();
    await expect(page).toHaveURL(REVIEWS);
    await expect(reviews(page)).toHaveCount(30);
  });

  test('show six skeletons while a slow page is loading', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(REVIEWS);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`${REVIEWS}?page=2*`, async (route) => {
      await arrived;
      await route.continue();
    });
    const next = page.getByRole('link', { name: 'Next' });
    await isHydrated(next);
    await next.click();
    await expect(page.locator('section[aria-busy="true"] [aria-hidden] > ul > li')).toHaveCount(6);
    await expect(reviews(page).first()).toBeHidden();
    arrive();
    await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible();
  });
});

test('a shopper who is not logged in is asked to log in', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/products/1006/ashwagandha-root-powder');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByText(reviewMessages.login)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('a customer’s review', () => {
  test.use({ mayMove: true });

  test('is on the page immediately, and a second one replaces it', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const [id, slug] = [1021, 'hingvastak-churna'];
    const longText =
      `Smells like the first rain. ${'I bring it to everyone I visit. '.repeat(12)}`.trim();
    await logIn(context, baseURL);
    await page.goto(`/products/${id}/${slug}`);
    await expect(page.getByText(reviewMessages.none).first()).toBeVisible();
    await page.getByRole('button', { name: 'Write a review' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expectContentAccessible(page);
    await dialog.getByRole('radio', { name: '4 stars' }).press('ArrowRight');
    await dialog.getByLabel('Your review').fill(longText);
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByText(reviewApiMessages.thanks)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const section = page.getByRole('region', { name: 'Reviews' });
    await expect(section.getByRole('article')).toContainText(CUSTOMER.firstName);
    await expect(section).toContainText('5.0');

    await page.getByRole('button', { name: 'Write a review' }).click();
    await dialog.getByRole('radio', { name: '3 stars' }).check();
    await dialog.getByLabel('Your review').fill(longText);
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.getByText(reviewApiMessages.updated)).toBeVisible();
    await expect(section).toContainText('3.0');
    await expect(section.getByRole('article')).toHaveCount(1);

    await page.getByRole('link', { name: 'Read all reviews (1)' }).click();
    await expect(page).toHaveURL(`/products/${id}/reviews/${slug}`);
    await expect(page.getByText(/^Page/)).toHaveCount(0);
    const text = reviews(page).getByText(longText);
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const threeLines = await height();
    await page.getByRole('button', { name: /^Read more/ }).tap();
    await expect(page.getByRole('button', { name: /^Read less/ })).toBeVisible();
    await expect.poll(height).toBeGreaterThan(threeLines * 1.3);
  });
});

test.describe('a review that fails', () => {
  test.use({ expectedComplaints: [/status of 500/] });

  test('displays an error in the dialog and keeps the text', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL);
    await page.route('/api/reviews/*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/products/1006/ashwagandha-root-powder');
    await page.getByRole('button', { name: 'Write a review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your review').fill('It works.');
    await dialog.getByRole('button', { name: 'Submit review' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('error');
    await expect(dialog.getByLabel('Your review')).toHaveValue('It works.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews can be read, page by page', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/products/1006/ashwagandha-root-powder');
    await expect(page.getByRole('button', { name: 'Write a review' })).toBeHidden();
    await page.getByRole('link', { name: 'Read all reviews (52)' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(reviews(page)).toHaveCount(22);
  });
});
