import { catalogueMessages } from '../contract/messages/catalogue.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('the URL of a listing', { tag: '@read-only' }, () => {
  test('has its own banner, text and canonical URL for a category', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/categories/401/coffee?utm_source=mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coffee');
    await expect(page).toHaveTitle('Coffee online | Vanya');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/categories\/401\/coffee$/);
    await expectContentAccessible(page);
  });

  test('keeps searches and filters out of search engines', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/categories/401/coffee?tag=2');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/categories\/401\/coffee\?tag=2$/,
    );
  });

  test('has the name, text and products of a brand', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/brands/2/kaapivana');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaapivana');
    await expect(page).toHaveTitle('Kaapivana online | Vanya');
    await expect(page.getByText(/shade-grown smallholdings\.$/)).toBeVisible();
    await expect(page.getByText(/^\d+ products in Coffee/)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expectContentAccessible(page);
  });
});

test.describe('an earlier address', { tag: ['@read-only', '@any-screen'] }, () => {
  const MOVED = [
    ['/shop?category=401', '/categories/401/coffee'],
    ['/shop?category=401&mobile=true', '/categories/401/coffee?mobile=true'],
    ['/shop?category=401&category_name=Tea&page=1', '/categories/401/coffee'],
    ['/shop?category=401&tag=2&sort=base_price', '/categories/401/coffee?tag=2&sort=base_price'],
    ['/shop?category_name=coffee', '/categories/401/coffee'],
    ['/shop?brand=2', '/brands/2/kaapivana'],
    ['/shop?brand=2&brand_name=Kaapi&mobile=true', '/brands/2/kaapivana?mobile=true'],
    ['/shop?brand_name=kaapivana', '/brands/2/kaapivana'],
    ['/categories/401', '/categories/401/coffee'],
    ['/categories/401/tea?tag=2', '/categories/401/coffee?tag=2'],
    ['/categories/401/Coffee%20beans', '/categories/401/coffee'],
    ['/brands/2/coffee', '/brands/2/kaapivana'],
  ] as const;

  for (const [from, to] of MOVED) {
    test(`${from} has moved to ${to} for good`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      const headers = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
      // Next.js writes the header twice while it renders a redirect for the first time.
      expect([...new Set(headers.map(({ value }) => value))]).toEqual([to]);
      expect((await request.get(to)).status()).toBe(200);
    });
  }
});

test.describe('a page past the end', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ expectedComplaints: [/404/] });

  const PATHS = [
    '/shop?page=99',
    '/shop?category=99999',
    '/categories/401/coffee?page=99',
    '/categories/99999/coffee',
    '/brands/99999/kaapivana',
  ];

  test('is not found, like a listing that does not exist', async ({ page, request }) => {
    for (const path of PATHS) {
      await test.step(path, async () => {
        const [head = ''] = (await (await request.get(path)).text()).split('</head>');
        expect(head.match(/<title>Page not found \| [^<]+<\/title>/g)).toHaveLength(1);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogueMessages.empty);
        await expect(page.getByRole('link', { name: 'See all products' })).toBeVisible();
        await expect(page).toHaveTitle(/^Page not found \| /);
      });
    }
  });
});
