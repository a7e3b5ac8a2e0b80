import { orderMessages } from '../contract/messages/orders.ts';
import { paymentMessages } from '../contract/messages/payments.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { button, isLoggedIn } from './fixtures/account-forms.ts';
import { cartCount, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { expect, type Page } from './fixtures/test.ts';

const GATEWAY = /\/demo\/pay\/[a-z2-7]{25}\?/;
const DONE = /\/pay\/[a-z2-7]{25}\/done$/;
const FAILED = paymentMessages.failed;
const SUCCESSFUL = paymentMessages.paid;

/** Opens the demo gateway from the checkout; returns the payment's txnid. */
async function openGateway(page: Page): Promise<string> {
  await page.goto('/checkout');
  await button(page, /^Pay online/).click();
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

test.describe('an online payment', () => {
  test('creates one order, however often the shopper taps, goes back and reloads', {
    tag: '@any-screen',
  }, async ({ page, buyer: _buyer }) => {
    await page.goto('/checkout');
    await button(page, /^Pay online/).dblclick();
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

  test('that fails is paid two taps later', { tag: '@any-screen' }, async ({
    page,
    buyer: _buyer,
  }) => {
    await openGateway(page);
    await end(page, 'Payment fails');
    await expectContentAccessible(page);
    await button(page, 'Try again ₹990.00').click();
    await atGateway(page);
    await end(page, /^Pay ₹990\.00$/);
    await expect(page.getByText(SUCCESSFUL)).toBeVisible();
    await expect(page.getByText(/Order VN\d+ is placed/)).toBeVisible();
    await expectContentAccessible(page);
  });

  test('that fails becomes a cash order with one tap, and the thanks are on the first screen', {
    tag: '@any-screen',
  }, async ({ page, buyer: _buyer }) => {
    await openGateway(page);
    await end(page, 'Payment fails');
    await button(page, 'Pay on delivery instead').click();
    await expect(page).toHaveURL('/profile#orders');
    const thanks = page.getByRole('region', { name: 'Your order is placed' });
    for (const words of [/Order VN\d+ is placed/, 'Arrives by', /₹990\.00/, 'Going to']) {
      await expect(thanks.getByText(words).first()).toBeInViewport();
    }
    await expectContentAccessible(page);
    expect(await cartCount(page)).toBe(0);
  });

  test('that fails keeps the cart, and a late result of the bank is waited for', {
    tag: '@any-screen',
  }, async ({ page, buyer: _buyer }) => {
    await openGateway(page);
    await end(page, 'Payment fails');
    await expect(page.getByText(FAILED)).toBeVisible();
    expect(await cartCount(page)).toBe(2);
    await openGateway(page);
    await end(page, 'Bank answers late');
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
    await expectContentAccessible(page);
    await expect(page.getByText(SUCCESSFUL)).toBeVisible({ timeout: 30_000 });
    expect(await cartCount(page)).toBe(0);
  });

  test('can be abandoned at the gateway and completed later from the orders', {
    tag: '@any-screen',
  }, async ({ page, buyer: _buyer }) => {
    await openGateway(page);
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

test.describe('a cart changed in another tab', () => {
  // The browser logs every refusal as an error.
  test.use({ expectedComplaints: [/409 \(Conflict\)/] });

  test('is never paid at a price that was not displayed, also after the back button', {
    tag: '@any-screen',
  }, async ({ page, buyer: _buyer, fillCart }) => {
    await openGateway(page);
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText('₹990.00').first()).toBeVisible();
    await fillCart(COFFEE, 1);
    await button(page, /^Pay online/).click();
    await expect(page.getByText(orderMessages.pricesChanged)).toBeVisible();
    await expect(page.getByText('₹1,485.00').first()).toBeVisible();
    await button(page, /^Pay online/).click();
    await atGateway(page);
    await expect(button(page, 'Pay ₹1,485.00')).toBeVisible();
  });
});

test('a payment form posted by another site changes no payment and ends no login', {
  tag: '@any-screen',
}, async ({ page, baseURL, buyer: _buyer }) => {
  const txnid = await openGateway(page);
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
