import { cartMessages } from '../contract/messages/cart.ts';
import { orderMessages } from '../contract/messages/orders.ts';
import { logIn } from './fixtures/account.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect } from './fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a shopper without JavaScript searches, filters, fills the cart and changes it', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/');
  const search = page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'));
  await search.first().fill('coffee');
  await search.first().press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=coffee/);
  await expect(page.getByRole('main')).toContainText('Hill Shade Arabica Beans');

  await page.goto('/categories/401/coffee?tag=3');
  await expect(page.getByRole('main')).toContainText('New Products');

  await page.goto('/products/1001/hill-shade-arabica-beans');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('button', { name: 'Save gift choices' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Hill Shade Arabica Beans');

  await page.getByRole('button', { name: 'Add one' }).first().click();
  await expect(page.getByRole('main')).toContainText('₹990.00');
  await page.getByRole('button', { name: /^Remove Hill/ }).click();
  await expect(page.getByRole('main')).toContainText(cartMessages.empty);
});

test('a product is sent as a gift: a wrong day is named, and nothing else is lost', async ({
  page,
}) => {
  await page.goto('/products/1001/hill-shade-arabica-beans');
  await page.getByRole('button', { name: 'Send as a gift' }).click();
  await expect(page).toHaveURL('/cart#gift');
  await expect(page.getByRole('checkbox', { name: /This is a gift/ })).toBeChecked();
  await page.getByLabel('Gift message').fill('For Ba');
  const day = page.getByLabel('Deliver on or after');
  // As a browser sends it that has no field for days.
  await day.evaluate((field: HTMLInputElement) => {
    field.type = 'text';
    field.value = '2020-01-01';
  });
  await page.getByRole('button', { name: 'Save gift choices' }).click();
  await expect(page.getByRole('main')).toContainText(/Choose a day from \d/);
  await expect(day).toHaveValue('2020-01-01');
  await expect(page.getByLabel('Gift message')).toHaveValue('For Ba');
  await day.fill((await day.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: 'Save gift choices' }).click();
  await expect(page.getByText(cartMessages.giftSaved)).toBeVisible();
  await expect(day).toHaveValue((await day.getAttribute('max')) ?? '');
});

test('the checkout of an empty cart leads to the cart', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
  newNumber,
}) => {
  const email = `person${await newNumber()}@example.com`;
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  const answer = await context.request.get('/checkout', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, '/cart']);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(cartMessages.empty);
});

test('an order that does not exist says so', { tag: '@any-screen' }, async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL);
  for (const path of ['/orders/999999', '/orders/999999/request']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: orderMessages.notFound })).toBeVisible();
  }
});

test('pages of one shopper have their title and links in the head', {
  tag: '@any-screen',
}, async ({ request }) => {
  for (const path of ['/cart', '/notify-me/1001', '/stock-mails/abc', '/write-review/1001']) {
    const html = await (await request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    for (const tag of ['<title>', 'name="description"', 'rel="canonical"', 'rel="manifest"']) {
      expect([path, tag, head.includes(tag)]).toEqual([path, tag, true]);
    }
    const body = html.slice(html.indexOf('</head>')).replace(/<script.*?<\/script>/gs, '');
    expect([path, /<title>|<meta /.test(body)]).toEqual([path, false]);
  }
});
