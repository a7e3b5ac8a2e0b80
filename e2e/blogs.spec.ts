import { expectContentAccessible } from './fixtures/accessibility.ts';
import { locationOf } from './fixtures/redirect.ts';
import { expect, type Page, test } from './fixtures/test.ts';

/** Of the demo shop: 24 posts on three pages; one was published in March 2024. */
const MARCH = '/blogs?publish_filter=3-2024';
const POST = '/blogs/3/choosing-between-raw-and-processed-honey';
const NEWEST = 'Understanding Unit Prices';

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the journal', { tag: '@read-only' }, () => {
  test.use({ mayMove: true });

  test('lists nine posts a page, and is turned by its pager', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/blogs');
    await expect(posts(page)).toHaveCount(9);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/blogs?page=3');
    await expect(posts(page)).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  });

  test('is filtered by month, with the keyboard too', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/blogs');
    const archive = page.getByRole('navigation', { name: 'Posts by month' });
    const disclosure = archive.getByText('Posts by month', { exact: true }).first();
    if (await disclosure.isVisible()) await disclosure.press('Enter');
    await archive.getByText('2024', { exact: true }).first().press('Enter');
    await archive.getByRole('link', { name: 'March 2024 1 post' }).press('Enter');
    await expect(page).toHaveURL(MARCH);
    await expect(title(page)).toHaveText('Journal, March 2024');
    await expect(posts(page)).toHaveCount(1);
  });

  test('has one address for each page, and 404 for pages that do not exist', {
    tag: '@any-screen',
  }, async ({ request, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin;
    const [head = ''] = (await (await request.get('/blogs?page=2')).text()).split('</head>');
    expect(head).toContain('<title>Journal | Vanya | Page 2</title>');
    expect(head).toContain(`<link rel="canonical" href="${origin}/blogs?page=2"/>`);
    expect(head).toContain(`<link rel="prev" href="${origin}/blogs"/>`);
    expect(head).toContain(`<link rel="next" href="${origin}/blogs?page=3"/>`);
    for (const path of ['/blogs?page=4', `${MARCH}&page=2`, '/blogs/999999/nothing']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    const empty = await request.get('/blogs?publish_filter=1-1999');
    expect(await empty.text()).toContain('No blogs added!');
  });
});

test.describe('a post', { tag: '@read-only' }, () => {
  test.use({ mayMove: true });

  test('is read, with a table of contents and the posts beside it', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: NEWEST }).click();
    await expect(title(page)).toHaveText(NEWEST);
    await expect(page.getByRole('time').first()).toHaveText('8 October 2026');
    await expect(page.getByText(/^\d+ minute read$/)).toBeVisible();
    await expectContentAccessible(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const disclosure = contents.getByText('On this page', { exact: true }).first();
    if (await disclosure.isVisible()) await disclosure.click();
    const entry = contents.getByRole('link').first();
    const name = (await entry.textContent()) ?? '';
    await entry.click();
    await expect(page).toHaveURL(/#section-/);
    await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(title(page)).toHaveText('Hair Oil That Takes a Day to Make');
  });

  test('redirects every other address to its own', { tag: '@any-screen' }, async ({ request }) => {
    for (const path of ['/blogs/3', '/blogs/3/honey']) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([answer.status(), locationOf(answer)]).toEqual([308, POST]);
      const inApp = await request.get(`${path}?mobile=true`, { maxRedirects: 0 });
      expect(locationOf(inApp)).toBe(`${POST}?mobile=true`);
    }
  });

  test('is an article for search engines and messengers', { tag: '@any-screen' }, async ({
    request,
  }) => {
    const html = await (await request.get(POST)).text();
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toMatch(/<meta property="article:published_time" content="2024-03-09/);
    expect(html).toMatch(
      /<meta property="og:image" content="[^"]*\/cards\/post\/3-[0-9a-f]+\.jpg"/,
    );
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
});

test.describe('far from India', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a post has its day in India', async ({ page }) => {
    await page.goto(POST);
    // In Los Angeles it was still the evening of the 8th.
    await expect(page.getByText('9 March 2024')).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the journal is paged, filtered and read', async ({ page }) => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/blogs?page=2');
    await page.goto(MARCH);
    await posts(page).getByRole('link').click();
    await expect(page).toHaveURL(POST);
    await expect(title(page)).toBeVisible();
  });
});
