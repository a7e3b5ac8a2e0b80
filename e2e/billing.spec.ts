import { billingMessages, gstinMessages } from '../contract/messages/gst.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { ADDRESS, PLENTY, test } from './fixtures/buyer.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, type Page } from './fixtures/test.ts';

/** Of Gujarat, as the buyer's address. */
const GSTIN = '24AAPFU0939F1Z1';
const NAME = 'Neem Traders LLP';

const gstin = (page: Page) => page.getByLabel('GSTIN', { exact: true });
const businessName = (page: Page) => page.getByLabel('Registered name of the business');
const open = (page: Page) => page.getByText('I need a GST invoice for my business').click();

async function orderByCash(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page
    .getByRole('button', { name: /^Place order/ })
    .filter({ visible: true })
    .first()
    .click();
}

async function openNewestOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL('/profile#orders');
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a business is billed, after a GSTIN that is wrong', { tag: '@any-screen' }, async ({
    page,
    newBuyer,
  }) => {
    await newBuyer(ADDRESS, PLENTY);
    await page.goto('/checkout');
    await open(page);
    await gstin(page).fill('24AAPFU0939F1Z2');
    await businessName(page).fill(NAME);
    await orderByCash(page);
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(gstinMessages.digit).last()).toBeVisible();
    await expect(businessName(page)).toHaveValue(NAME);
    await gstin(page).fill(` ${GSTIN.toLowerCase()}`);
    await orderByCash(page);
    await openNewestOrder(page);
    await expect(page.getByText(`GSTIN ${GSTIN}`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(NAME);
  });
});

test.describe('with scripts', () => {
  // The refusal of the order.
  test.use({ expectedComplaints: [/422/] });

  test('what is typed about the invoice is there after a reload', { tag: '@any-screen' }, async ({
    page,
    newBuyer,
  }) => {
    await newBuyer(ADDRESS, PLENTY);
    await page.goto('/checkout');
    await open(page);
    await isHydrated(gstin(page));
    const kept = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/api/checkout/billing') && (await answer.text()).includes(NAME),
    );
    await gstin(page).fill('27AAPFU0939F1ZV');
    await businessName(page).fill(NAME);
    await businessName(page).blur();
    await kept;
    await page.reload();
    await expect(businessName(page)).toHaveValue(NAME);
    await orderByCash(page);
    const refusal = billingMessages.otherState('Maharashtra').text.split('{state}')[0] ?? '';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expectContentAccessible(page);
  });
});
