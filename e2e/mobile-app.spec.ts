import { expect, test } from './fixtures/test.ts';

const PAGES = [
  '/?mobile=true',
  '/shop?mobile=true',
  '/products/1001/hill-shade-arabica-beans?mobile=true',
  '/cart?mobile=true',
];

test.describe('inside the mobile app', { tag: '@read-only' }, () => {
  for (const path of PAGES) {
    test(`${path} has neither header nor footer in its HTML`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html).not.toContain('<header');
      expect(html).not.toContain('<footer');
      expect(html).toContain('id="main"');
    });
  }

  test('internal links stay inside', async ({ page }) => {
    await page.goto('/shop?mobile=true');
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const leaving = hrefs.filter((href) => href.startsWith('/') && !href.includes('mobile=true'));
    expect(leaving).toEqual([]);
  });

  test('a wrong product name is corrected without leaving', async ({ request }) => {
    const answer = await request.get('/products/1001/x?mobile=true', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('/products/1001/hill-shade-arabica-beans?mobile=true');
  });
});
