import { staffMessages } from '../contract/messages/staff.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn, STAFF } from './fixtures/account.ts';
import { test } from './fixtures/buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { expect, type Page } from './fixtures/test.ts';

const LISTS = [
  ['Orders to confirm', 'Orders'],
  ['Refunds due', 'Refunds'],
  ['Low stock', 'Stock'],
  ['Appointments today', 'Appointments'],
  ['New messages', 'Messages'],
  ['Reviews to read', 'Reviews'],
] as const;

/** The row of an order in the list. */
const rowOf = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: number }) });

test('staff see the figures of the shop, and each figure leads to its list', async ({
  page,
  context,
  baseURL,
}) => {
  // It opens every list, and looks at the accessibility of each.
  test.slow();
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('link', { name: /^Sales today/ })).toBeVisible();
  await page.getByText('Figures as a table').click();
  await expect(
    page.getByRole('table', { name: 'Orders and sales of the last 14 days' }),
  ).toBeVisible();
  await expectAccessible(page);
  for (const [figure, title] of LISTS) {
    await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: figure }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  }
});

test('the pages of the dashboard are in a menu', async ({ page, context, baseURL }) => {
  await logIn(context, baseURL, STAFF);
  await page.goto('/dashboard/stock');
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link', { name: /^Stock/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await links.getByRole('link', { name: /^Messages/ }).click();
  await expect(page).toHaveURL('/dashboard/leads');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('staff take an order a step on, and cancel it after a question', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL, buyer: _buyer }) => {
    const number = await placeCashOrder(page);
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/orders');
    await rowOf(page, number)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(page.getByText(staffMessages.moved(number, 'Confirmed'))).toBeVisible();
    await expect(page).toHaveURL('/dashboard/orders');
    await rowOf(page, number).getByText('Cancel order').click();
    await rowOf(page, number)
      .getByRole('button', { name: /^Yes, cancel/ })
      .click();
    await expect(page.getByText(staffMessages.moved(number, 'Cancelled'))).toBeVisible();
    await expect(rowOf(page, number).getByRole('button')).toHaveCount(0);
  });
});

const STAFF_PAGES = ['/dashboard', '/dashboard/orders', '/dashboard/appointments'];

test('a customer finds no dashboard', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL, CUSTOMER);
  for (const path of STAFF_PAGES) {
    const answer = await page.request.get(path);
    expect([path, new URL(answer.url()).pathname]).toEqual([path, '/page-not-found']);
  }
});

test('staff whose login has ended are asked for it, and then are where they were', {
  tag: '@any-screen',
}, async ({ request, baseURL }) => {
  for (const path of STAFF_PAGES) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  const [, path = ''] = STAFF_PAGES;
  const headers = { Origin: new URL(baseURL ?? '').origin };
  const { email, password } = STAFF;
  const form = { email, password, next: path, from: `/login?next=${path}` };
  const answer = await request.post('/api/login', { form, headers, maxRedirects: 0 });
  expect(answer.headers().location).toBe(path);
});
