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
