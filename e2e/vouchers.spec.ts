import { catalogueMessages } from '../contract/messages/catalogue.ts';
import { voucherMessages } from '../contract/messages/vouchers.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { ADDRESS } from './fixtures/buyer.ts';
import { expectFits } from './fixtures/fits.ts';
import { test } from './fixtures/new-buyer.ts';
import { expect, type Page } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

const HIDDEN = 'WELCOME10';

/** A code that no other test has. */
const freshCode = () => `OFFER-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** A word that the search does not read as one that was explained before. */
const unlikeOthers = () =>
  Array.from(crypto.randomUUID().slice(0, 8), (digit) =>
    'bcdfghjkmnprtvwz'.charAt(Number.parseInt(digit, 16)),
  ).join('');

/** Makes a voucher of ₹50 for coffee, the goods of the test's cart, that every shopper sees. */
async function makeOffer(page: Page, code: string): Promise<void> {
  await page.goto('/dashboard/vouchers');
  await page.getByRole('link', { name: 'Add a voucher' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.getByRole('textbox', { name: /^Title/ }).fill('For your morning coffee');
  await page.getByRole('textbox', { name: /^Percentage/ }).fill('10');
  // An amount takes the place of the percentage.
  await page.getByRole('textbox', { name: /^Amount/ }).fill('50');
  await expect(page.getByRole('textbox', { name: /^Percentage/ })).toHaveValue('');
  await page.getByRole('combobox', { name: /^Categories/ }).fill('Coffee');
  await page
    .getByRole('option', { name: /^Coffee/ })
    .first()
    .click();
  await page.getByLabel('An offer').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/vouchers\/\d+$/);
}

async function endVoucher(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: 'End', exact: true });
  await end.click();
  await page.getByRole('button', { name: 'Yes, end' }).click();
  await expect(end).toBeHidden();
}

/** Shows the offers that the cart of a shop with many of them folds away. */
async function unfoldOffers(page: Page): Promise<void> {
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers).toBeVisible();
  const more = offers.getByText('More offers');
  if (await more.isVisible()) await more.click();
}

test.describe('a voucher that staff offer', () => {
  // The browser itself complains about the refused code. On a busy machine the cart's answer to a tap
  // comes after the half second in which the browser counts what moves as the shopper's own doing.
  test.use({ expectedComplaints: [/422/], mayMove: true });

  test('is used by one tap in the cart, until staff end it', async ({
    page,
    newBuyer,
    browser,
    baseURL,
  }) => {
    test.slow();
    const code = freshCode();
    const staff = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: true,
    });
    await logIn(staff, baseURL, STAFF);
    const desk = await staff.newPage();
    await makeOffer(desk, code);
    await expectAccessible(desk);

    await newBuyer(ADDRESS);
    await page.goto('/cart');
    const offers = page.getByRole('region', { name: 'Offers' });
    const offer = offers.getByRole('listitem').filter({ hasText: code });
    await unfoldOffers(page);
    await expect(offer).toContainText('For your morning coffee');
    await expect(offer).toContainText('You save ₹50.00');
    await expect(page.locator('main')).not.toContainText(HIDDEN);
    await offer.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByText('Applied. You save ₹50.00')).toBeVisible();
    await expect(offer).toContainText('In use');
    await expectFits(page);

    await page.getByRole('button', { name: 'Clear the voucher code' }).click();
    await expect(offer.getByRole('button', { name: /^Apply/ })).toBeVisible();
    await endVoucher(desk);
    await offer.getByRole('button', { name: /^Apply/ }).click();
    await expect(page.getByRole('alert').getByText(voucherMessages.notValid)).toBeVisible();
    await page.reload();
    await expect(page.getByText(code)).toHaveCount(0);
    await staff.close();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the desks of vouchers and search words fit', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL, STAFF);
    const paths = ['vouchers', 'vouchers/1', 'search-concepts', 'search-concepts/1'];
    await expectUsableByThumb(
      page,
      paths.map((one) => `/dashboard/${one}`),
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer is applied by a plain form', { tag: '@any-screen' }, async ({
    page,
    newBuyer,
    browser,
    baseURL,
  }) => {
    const code = freshCode();
    const staff = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: true,
    });
    await logIn(staff, baseURL, STAFF);
    const desk = await staff.newPage();
    await makeOffer(desk, code);
    await newBuyer(ADDRESS);
    await page.goto('/cart');
    await unfoldOffers(page);
    await page.getByRole('button', { name: new RegExp(`^Apply.*${code}`) }).click();
    await expect(page.getByText('Applied. You save ₹50.00')).toBeVisible();
    await endVoucher(desk);
    await staff.close();
  });
});

test('a search without a result finds something once staff say what it means', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const word = unlikeOthers();
  await page.goto(`/shop?search=${word}`);
  const empty = page.getByRole('heading', { name: catalogueMessages.empty });
  await expect(empty).toBeVisible();
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/search-queries?found=nothing');
  const row = page.getByRole('row').filter({ hasText: word });
  await row.getByText(/^Explain/).click();
  await row.getByRole('textbox', { name: 'Another name of' }).fill('ghee');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Searches read “${word}” as “ghee”`)).toBeVisible();
  const found = page.getByRole('main').getByRole('link', { name: /ghee/i }).first();
  await expect(async () => {
    await page.goto(`/shop?search=${word}`);
    await expect(found.or(empty)).toBeVisible();
    expect(await empty.isVisible()).toBe(false);
  }).toPass();
});
