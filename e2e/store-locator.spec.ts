import { storeMessages } from '../contract/messages/stores.ts';
import { pagePath } from '../contract/shop/page-path.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const LOCATOR = pagePath('storeLocator');
const choice = (page: Page, city: string) => page.getByRole('checkbox', { name: city });
const stores = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Chosen cities' }).filter({ visible: true });

test.describe('the store locator', { tag: '@read-only' }, () => {
  test('filters at once with the keyboard, and the address and Back follow', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(LOCATOR);
    await expect(stores(page)).toHaveCount(6);
    await choice(page, 'Mumbai').focus();
    await page.keyboard.press('Space');
    await expect(stores(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${LOCATOR}?city=Mumbai`);
    await choice(page, 'Kolkata').check();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 6 stores');
    await page.goBack({ waitUntil: 'commit' });
    await expect(stores(page)).toHaveCount(1);
    await chips(page).getByRole('link', { name: 'Remove Mumbai' }).click();
    await expect(stores(page)).toHaveCount(6);
    await expect(page).toHaveURL(LOCATOR);
  });

  test('keeps the choice over a reload, and Back goes on from there', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto(LOCATOR);
    await choice(page, 'Mumbai').check();
    await choice(page, 'Kolkata').check();
    await page.reload();
    await expect(stores(page)).toHaveCount(2);
    await expect(choice(page, 'Kolkata')).toBeChecked();
    await page.goBack({ waitUntil: 'commit' });
    await expect(stores(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${LOCATOR}?city=Mumbai`);
  });

  test('says when a city has no store', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(`${LOCATOR}?city=Nagpur`);
    await expect(page.getByRole('heading', { name: storeMessages.empty })).toBeVisible();
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect(stores(page)).toHaveCount(6);
  });

  test('sorts by the distance when the shopper allows it', { tag: '@any-screen' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 22.6, longitude: 88.4 });
    await page.goto(LOCATOR);
    await page.getByRole('button', { name: 'Nearest first' }).click();
    await expect(stores(page).first()).toContainText('Kolkata');
    await expect(page.getByText('9.7 km away')).toBeVisible();
  });

  test('says why when the shopper refuses', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(LOCATOR);
    await page.getByRole('button', { name: 'Nearest first' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      storeMessages.locationRefused,
    );
  });
});

test.describe('in another time zone', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a store is open when it is open in India', async ({ page }) => {
    // In New York it is still the evening before.
    await page.clock.setFixedTime(new Date('2026-11-24T11:00:00+05:30'));
    await page.goto(`${LOCATOR}?city=Ahmedabad`);
    await expect(stores(page)).toContainText('Open now, until 9:00 pm');
    await page.clock.setFixedTime(new Date('2026-11-24T22:00:00+05:30'));
    await page.reload();
    await expect(stores(page)).toContainText('Closed now, opens tomorrow at 9:30 am');
  });
});

test.describe('without JavaScript', { tag: ['@read-only', '@any-screen'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the cities are a form, and the chips are links', async ({ page }) => {
    await page.goto(LOCATOR);
    await choice(page, 'Mumbai').check();
    await choice(page, 'Bhavnagar').check();
    await page.getByRole('button', { name: 'Show stores' }).click();
    await expect(stores(page)).toHaveCount(2);
    await expect(choice(page, 'Bhavnagar')).toBeChecked();
    await chips(page).getByRole('link', { name: 'Remove Mumbai' }).click();
    await expect(page).toHaveURL(`${LOCATOR}?city=Bhavnagar`);
    await expect(stores(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect(stores(page)).toHaveCount(6);
  });
});
