import { contrastOf } from './fixtures/contrast.ts';
import { expect, test } from './fixtures/test.ts';

/** The sections of the specification, in its order, each with its locator. */
const SECTIONS = [
  'Featured',
  'Every pack names its plant',
  'Try Our New Products',
  'Must Try',
  'All Time Best Sellers',
  'From the journal',
  'The shop in figures',
  'Awards, licences and promises',
  'Services',
];

test.describe('home page', { tag: '@read-only' }, () => {
  test('shows every section in the order of the specification', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/');
    const tops: number[] = [];
    for (const name of SECTIONS) {
      const box = await page.getByRole('region', { name }).first().boundingBox();
      expect(box, name).not.toBeNull();
      tops.push(box?.y ?? 0);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('has the control of its banners below their button at every width', {
      tag: '@any-screen',
    }, async ({ page }) => {
      await page.goto('/');
      const banners = page.getByRole('region', { name: 'Featured' });
      await expect(banners.getByRole('button', { name: 'Pause' })).toBeVisible();
      for (const width of [320, 390, 601, 720, 768, 1024, 1180, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const button = await banners.getByRole('link').first().boundingBox();
        const control = await banners.getByRole('button', { name: 'Pause' }).boundingBox();
        expect(control?.y, `${width}`).toBeGreaterThanOrEqual(
          (button?.y ?? 0) + (button?.height ?? 0),
        );
      }
    });

    test('lets the shopper pause the banners', { tag: '@any-screen' }, async ({ page }) => {
      await page.goto('/');
      const banners = page.getByRole('region', { name: 'Featured' });
      await banners.getByRole('button', { name: 'Pause' }).click();
      await expect(banners.getByRole('button', { name: 'Play' })).toBeVisible();
    });
  });

  test.describe('while its pictures load', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] });

    test('has readable banners on the dye of each', { tag: '@any-screen' }, async ({ page }) => {
      await page.route('**/media/**', (route) => route.abort());
      await page.goto('/');
      const titles = page.getByRole('region', { name: 'Featured' }).locator('h2');
      expect(await titles.count()).toBeGreaterThan(3);
      for (const title of await titles.all()) {
        expect(await contrastOf(title), `${await title.textContent()}`).toBeGreaterThan(4.5);
      }
    });
  });

  test('sends no cookie and is cacheable by shared caches', { tag: '@any-screen' }, async ({
    request,
  }) => {
    const answer = await request.get('/');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers()['cache-control']).toContain('s-maxage');
  });
});
