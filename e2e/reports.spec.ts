import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { test as buyerTest } from './fixtures/buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ javaScriptEnabled: false });
buyerTest.use({ javaScriptEnabled: false });

test('without scripts staff read the report of a span, and each figure leads to its list', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/reports');
  await expect(page.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'A year' }).click();
  await expect(page.getByRole('heading', { name: 'Sales by month' })).toBeVisible();
  await page.getByText('Figures as a table').click();
  await expect(page.getByRole('table', { name: /^Orders and sales of/ })).toBeVisible();
  const card = page.getByRole('link', { name: /^Cash on delivery/ });
  await card.click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  // Other tests order meanwhile: that figure and list agree is proved where nobody does.
  await expect(page).toHaveURL(/counts=sales&from=[\d-]+&to=[\d-]+&payment=cash/);
  await expect(page.getByLabel('Payment')).toHaveValue('cash');
  await page.goBack();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('Until').fill('2026-01-07');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('1 January 2026 to 7 January 2026, beside')).toBeVisible();
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 664 },
  ]) {
    test(`pages of figures and people are accessible and fit ${size.width} pixels`, {
      tag: '@any-screen',
    }, async ({ page, context, baseURL }) => {
      await page.setViewportSize(size);
      await logIn(context, baseURL, STAFF);
      for (const [path, heading] of [
        ['/dashboard/reports?span=90', 'Sales by week'],
        ['/dashboard/reports/gst', 'Summary by HSN (table 12)'],
        ['/dashboard/reports/cash?span=90', 'By day of delivery'],
        ['/dashboard/takings', 'Takings of cash'],
        ['/dashboard/trail', 'Changes'],
        ['/dashboard/calendar', 'Week of the vaidya'],
        ['/dashboard/phone-orders/new', 'New phone order'],
        ['/dashboard/second-factor', 'Your logins'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(size.width);
      }
    });
  }
});

test('the GST return of a month is a page of tables, with a file for the offline tool', {
  tag: '@any-screen',
}, async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/reports/gst');
  await expect(page.getByRole('table', { name: 'Summary by HSN (table 12)' })).toBeVisible();
  const [json, csv] = [
    page.getByRole('link', { name: 'GSTR-1 as JSON' }),
    page.getByRole('link', { name: /^Sales register/ }),
  ];
  const answer = await page.request.get((await json.getAttribute('href')) ?? '');
  const { fp, b2cs } = await answer.json();
  expect([/^\d{6}$/.test(fp), b2cs.length > 0]).toEqual([true, true]);
  const register = await page.request.get((await csv.getAttribute('href')) ?? '');
  expect(await register.text()).toContain('Document,Number,Date');
  await page.getByLabel('Month').fill('2020-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing this month').first()).toBeVisible();
});

buyerTest(
  'staff mark the cash of an order as received, by a plain form',
  {
    tag: '@any-screen',
  },
  async ({ page, context, baseURL, buyer: _buyer }) => {
    const number = await placeCashOrder(page);
    await moveAsStaff(
      Number(number.slice(2)) - 100_000,
      ...['Confirmed', 'Packed', 'Shipped', 'Delivered'],
    );
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/reports/cash?span=today');
    const today = page.getByRole('table', { name: 'By day of delivery' }).getByRole('row').last();
    await today.getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: 'Takings of cash', level: 1 })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: number });
    await row.getByText('Cash received').click();
    await row.getByLabel('Reference of the transfer').fill('UTR 4711');
    await row.getByRole('button', { name: new RegExp(`${number}$`) }).click();
    await expect(
      page.getByText(`The cash of order ${number} is marked as received.`),
    ).toBeVisible();
    await page.goto('/dashboard/takings?list=received');
    await expect(row).toContainText('UTR 4711');
  },
);
