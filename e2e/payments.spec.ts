import { expectAccessible } from './fixtures/accessibility.ts';
import { button, isLoggedIn } from './fixtures/account-forms.ts';
import { cartCount, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

const GATEWAY = /\/demo\/pay\/[a-z2-7]{25}\?/;
const DONE = /\/pay\/[a-z2-7]{25}\/done$/;
const FAILED = 'Payment failed! Please try again.';
const SUCCESSFUL = 'Payment successful!';

/** Goes from the checkout to the gateway of the demo shop; answers the payment's name. */
async function goToGateway(page: Page): Promise<string> {
  await page.goto('/checkout');
  await button(page, 'Pay online').click();
  return atGateway(page);
}

async function atGateway(page: Page): Promise<string> {
  await expect(page).toHaveURL(GATEWAY);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function end(page: Page, ending: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: ending }).click();
  await expect(page).toHaveURL(DONE);
}

async function expectOneOrder(page: Page, status: string): Promise<void> {
  await page.goto('/profile#orders');
  const orders = page.getByRole('listitem').filter({ hasText: /Order VN\d+/ });
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(status);
}

test.describe('paying online', () => {
  test('makes one order, however often the shopper taps, goes back and reloads', async ({
    page,
    buyer: _buyer,
  }) => {
    await page.goto('/checkout');
    await button(page, 'Pay online').dblclick();
    const txnid = await atGateway(page);
    await end(page, /^Pay ₹990\.00$/);
    await expect(page.getByText(SUCCESSFUL)).toBeVisible();
    await page.reload();
    await expect(page.getByText(SUCCESSFUL)).toBeVisible();
    await page.goto(`/pay/${txnid}`);
    await expect(page).toHaveURL(`/pay/${txnid}/done`);
    await page.goBack();
    await expect(page.getByText(SUCCESSFUL)).toBeVisible();
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart');
    expect([await cartCount(page), await isLoggedIn(page)]).toEqual([0, true]);
    await expectOneOrder(page, 'Confirmed');
  });

  test('that fails leaves the cart, and a bank that is late is waited for', async ({
    page,
    buyer: _buyer,
  }) => {
    await goToGateway(page);
    await end(page, 'Payment fails');
    await expect(page.getByText(FAILED)).toBeVisible();
    expect(await cartCount(page)).toBe(2);
    await goToGateway(page);
    await end(page, 'Bank answers late');
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(SUCCESSFUL)).toBeVisible({ timeout: 20_000 });
    expect(await cartCount(page)).toBe(0);
  });

  test('can be left at the gateway, and done later from the orders', async ({
    page,
    buyer: _buyer,
  }) => {
    await goToGateway(page);
    await button(page, 'Leave without paying').click();
    await expect(page.getByText('Nothing was paid')).toBeVisible();
    await expectOneOrder(page, 'Pending');
    await page.getByRole('button', { name: /^Accept and Pay/ }).click();
    await atGateway(page);
    await end(page, /^Pay ₹990\.00$/);
    await expect(page.getByText(SUCCESSFUL)).toBeVisible();
    await expectOneOrder(page, 'Confirmed');
  });
});

test.describe('a cart that another tab has changed', () => {
  // The browser says so of every refusal.
  test.use({ expectedComplaints: [/409 \(Conflict\)/] });

  test('is never paid at a price that was not shown, nor after the back button', async ({
    page,
    buyer: _buyer,
    fillCart,
  }) => {
    await goToGateway(page);
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('₹990.00').first()).toBeVisible();
    await fillCart(COFFEE, 1);
    await button(page, 'Pay online').click();
    await expect(page.getByText('Prices have changed. Please review your cart.')).toBeVisible();
    await expect(page.getByText('₹1,485.00').first()).toBeVisible();
    await button(page, 'Pay online').click();
    await atGateway(page);
    await expect(button(page, 'Pay ₹1,485.00')).toBeVisible();
  });
});

test('a form that another site posts believes nothing and logs nobody out', async ({
  page,
  baseURL,
  buyer: _buyer,
}) => {
  const txnid = await goToGateway(page);
  const forged = ['txnid', 'status', 'amount', 'hash']
    .map((name) => `<input name="${name}" value="${name === 'txnid' ? txnid : 'success'}" />`)
    .join('');
  const body = `<form method="post" action="${baseURL}/api/payment/return/payu">${forged}<button>Go</button></form>`;
  await page.route('http://gateway.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://gateway.example/');
  await button(page, 'Go').click();
  await expect(page).toHaveURL(`/pay/${txnid}/done`);
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  expect([await isLoggedIn(page), await cartCount(page)]).toEqual([true, 2]);
});
