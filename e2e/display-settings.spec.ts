import { contrastOf } from './fixtures/contrast.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';
const PAGES = ['/', '/shop', PRODUCT, '/cart', '/login', '/contact-us', '/subscription-plans'];

test.describe('letters twice as large', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ mayMove: true });

  test('still fit on a phone', async ({ page }) => {
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width).toBe(page.viewportSize()?.width);
      });
    }
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
