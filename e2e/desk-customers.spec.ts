import { accountApiMessages } from '../contract/messages/account.ts';
import { staffMessages } from '../contract/messages/staff.ts';
import { CUSTOMER_MOVED } from '../contract/staff/customer-states.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

test.describe('a customer at the desk, on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('is found by the mobile and blocked, gets no login, and does once unblocked', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL, newNumber, playwright }) => {
    const mobile = await newNumber();
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/customers');
    await page.getByRole('searchbox').fill(mobile);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    await page.getByRole('rowheader').getByRole('link', { name: 'Asha Shah' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Shah', level: 1 })).toBeVisible();
    const here = new URL(page.url()).pathname;
    await expectUsableByThumb(page, [here]);

    await page.locator('summary').filter({ hasText: 'Block' }).click();
    await page.getByLabel('Reason').selectOption('Fraud, or a payment that was taken back');
    await page.getByRole('button', { name: /^Yes, block/ }).click();
    await expect(
      page.getByText(staffMessages.customerMoved('Asha Shah', CUSTOMER_MOVED.block)),
    ).toBeVisible();
    await expect(page.getByText('Account: Open to Blocked')).toBeVisible();

    const Origin = new URL(baseURL ?? '').origin;
    const theirs = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Origin } });
    const data = { email: `person${mobile}@example.com`, password: PASSWORD };
    const refused = await theirs.post('/api/login', { data });
    expect([refused.status(), (await refused.json()).message]).toEqual([
      422,
      accountApiMessages.blocked,
    ]);
    await page.getByRole('button', { name: /^Unblock/ }).click();
    await expect(
      page.getByText(staffMessages.customerMoved('Asha Shah', CUSTOMER_MOVED.unblock)),
    ).toBeVisible();
    expect((await theirs.post('/api/login', { data })).status()).toBe(200);
    await theirs.dispose();
  });
});

test('all data of a customer is handed out as a file, and then the person is erased', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, newNumber }) => {
  const mobile = await newNumber();
  await logIn(context, baseURL, STAFF);
  await page.goto(`/dashboard/customers?q=${mobile}`);
  await page.getByRole('rowheader').getByRole('link', { name: 'Asha Shah' }).click();
  const link = page.getByRole('link', { name: 'All data of the customer, as a file' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toMatch(
    /^attachment; filename="customer-\d+\.json"$/,
  );
  expect((await file.json()).account).toMatchObject([{ phone: `+91${mobile}` }]);
  await page.locator('summary').filter({ hasText: 'Erase' }).click();
  await page.getByRole('button', { name: /^Yes, erase/ }).click();
  await expect(page.getByText('The person is erased.')).toBeVisible();
  await expect(page.getByText('Account: Open to Erased')).toBeVisible();
  await expect(page.getByText('Asha Shah')).toBeHidden();
});
