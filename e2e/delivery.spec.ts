import { pinMessages } from '../contract/messages/addresses.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { COFFEE, test } from './fixtures/cart.ts';
import { expect, type Page } from './fixtures/test.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';
const DAY = /by (Mon|Tue|Wed|Thu|Fri|Sat), \d{1,2} \w+/;

const field = (page: Page) => page.getByRole('textbox', { name: 'Deliver to PIN code' });
const total = (page: Page) => page.getByRole('complementary', { name: 'Order total' });
const box = (page: Page) => page.locator('form[action="/delivery"]').locator('..');

test('a PIN code checked at a product is known in the cart and on the next visit', {
  tag: '@any-screen',
}, async ({ page, fillCart }) => {
  await page.goto(PRODUCT);
  await expect(box(page)).toContainText('5–6 working days across India, 2 in Ahmedabad');
  const before = await box(page).boundingBox();
  await field(page).fill('400001');
  await expect(box(page)).toContainText('Mumbai, Maharashtra');
  await expect(box(page)).toContainText('in 5–6 working days');
  await expect(box(page)).toContainText(/₹100.00 delivery, with Elite free and by/);
  expect((await box(page).boundingBox())?.height).toBe(before?.height);
  await expectContentAccessible(page);

  await fillCart(COFFEE);
  await page.goto('/cart');
  await expect(field(page)).toHaveValue('400001');
  await expect(total(page)).toContainText('Mumbai, Maharashtra');
  await expect(total(page)).toContainText(/Delivery to 400001 by .*₹100.00/);
  await expectContentAccessible(page);
  await field(page).fill('380 009');
  await expect(total(page)).toContainText(/Delivery to 380009 by .*Free/);
  await page.goto(PRODUCT);
  await expect(box(page)).toContainText('Ahmedabad, Gujarat');
  await expect(box(page)).toContainText(DAY);
});

/** Returns the distances between the texts of the rows in the delivery box, in px. */
function distancesOfRows(page: Page): Promise<number[]> {
  return box(page).evaluate((element) => {
    const texts = [...element.querySelectorAll('ul > li > span')].map((row) => {
      const text = document.createRange();
      text.selectNodeContents(row);
      return text.getBoundingClientRect();
    });
    return texts.slice(1).map(({ top }, index) => Math.round(top - (texts[index]?.bottom ?? 0)));
  });
}

test.describe('on phones', () => {
  // A change of the width moves the page.
  test.use({ mayMove: true });

  test('the rows of the delivery box are evenly apart', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    for (const place of ['', 'Mumbai, Maharashtra']) {
      if (place) await field(page).fill('400001');
      await expect(box(page)).toContainText(place);
      for (const width of [320, 360, 390, 412, 430]) {
        await page.setViewportSize({ width, height: 800 });
        const distances = await distancesOfRows(page);
        expect(Math.max(...distances) - Math.min(...distances), `${width}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

test.describe('without a result', () => {
  /** The browser logs requests that were not found or not answered. */
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('an invalid PIN code displays an error beside the field', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    await field(page).fill('999999');
    await expect(box(page)).toContainText(pinMessages.unknown);
    await field(page).fill('99');
    await field(page).press('Enter');
    await expect(box(page)).toContainText(pinMessages.malformed);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(PRODUCT);
  });

  test('a missing answer displays an error, and the input is kept', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.route('**/api/places/pin/**', (route) => route.abort());
    await page.goto(PRODUCT);
    await field(page).fill('400001');
    await expect(box(page)).toContainText('Checking…');
    await expect(box(page)).toContainText('We cannot check PIN codes right now.', {
      timeout: 30_000,
    });
    await expect(field(page)).toHaveValue('400001');
    await page.unroute('**/api/places/pin/**');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(box(page)).toContainText('Mumbai, Maharashtra');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a separate page shows the result and links back, and the cart its total', {
    tag: '@any-screen',
  }, async ({ page, fillCart }) => {
    await page.goto(`${PRODUCT}?mobile=true`);
    await field(page).fill('560 001');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(box(page)).toContainText('Bengaluru, Karnataka');
    await expect(box(page)).toContainText(DAY);
    await expect(page).toHaveURL(/mobile=true/);
    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await expect(page).toHaveURL(`${PRODUCT}?mobile=true`);

    await fillCart(COFFEE);
    await page.goto('/cart');
    await field(page).fill('12');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(total(page)).toContainText(pinMessages.malformed);
    await field(page).fill('560001');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(total(page)).toContainText(/Delivery to 560001 by .*₹100.00/);
  });
});
