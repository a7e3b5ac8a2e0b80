import { cartMessages } from '../contract/messages/cart.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { COFFEE, LAMP, SOAP, test } from './fixtures/cart.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, type Page } from './fixtures/test.ts';

const quantityOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Quantity of ${name}` });
const orderTotal = (page: Page) => page.getByRole('complementary', { name: 'Order total' });
const plus = (page: Page, name: string) =>
  quantityOf(page, name).getByRole('button', { name: 'Add one' });
const miniCart = (page: Page) => page.getByRole('region', { name: 'Your cart' });

test('an empty cart displays a message and products, and no total', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: cartMessages.empty })).toBeVisible();
  await expect(orderTotal(page)).toHaveCount(0);
  const extras = page.getByRole('region', { name: 'Small things to add' });
  await expect(extras).toBeVisible();
  await expect(extras.getByRole('button', { name: /to wishlist$/ }).first()).toBeVisible();
});

test('a card’s button adds its product to the cart and becomes a stepper', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/categories/401/coffee');
  const card = page.getByRole('article').filter({ hasText: COFFEE.name });
  await expect(miniCart(page)).toHaveCount(0);
  // Before that it is a plain form, whose answer is a new page.
  await isHydrated(card.getByRole('button', { name: /^Add to cart/ }));
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByText(cartMessages.added)).toBeVisible();
  await expect(plus(page, COFFEE.name)).toBeFocused();
  await expect(miniCart(page)).toContainText('1 item');
  await plus(page, COFFEE.name).click();
  await expect(page.getByText(cartMessages.changed)).toBeVisible();
  await expect(miniCart(page)).toContainText('₹990.00');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('the cart shows its lines and totals and has no accessibility findings', async ({
  page,
  fillCart,
}) => {
  await fillCart(COFFEE, 2);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your cart\s+2 items/);
  await expect(orderTotal(page)).toContainText('₹990.00');
  await expect(orderTotal(page)).toContainText('Total before delivery₹990.00');
  await expect(orderTotal(page)).toContainText('including GST ₹47.14');
  await page.getByRole('textbox', { name: 'Deliver to PIN code' }).fill('400001');
  await expect(orderTotal(page)).toContainText(/Delivery to 400001 by .*₹100.00/);
  await expect(orderTotal(page)).toContainText('Total₹1,090.00');
  await expect(orderTotal(page)).toContainText('including GST ₹51.90');
  await expect(miniCart(page)).toHaveCount(0);
  await expectContentAccessible(page);
});

test('taps show immediately, are sent as one request and end with the server’s total', {
  tag: '@any-screen',
}, async ({ page, fillCart }) => {
  await fillCart(COFFEE);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes += 1;
  });
  await plus(page, COFFEE.name).evaluate(async (button: HTMLButtonElement) => {
    for (let tap = 0; tap < 3; tap++) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(quantityOf(page, COFFEE.name)).toContainText('4');
  await expect(page.getByText(cartMessages.changed)).toBeVisible();
  await expect(orderTotal(page)).toContainText('₹1,980.00');
  expect(changes).toBe(1);
});

test('the quantity is limited to the stock', { tag: '@any-screen' }, async ({ page, fillCart }) => {
  await fillCart(LAMP, 3);
  await page.goto('/cart');
  await expect(plus(page, LAMP.name)).toBeDisabled();
});

test.describe('a change the server refuses', () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test('is reverted, with the reason', { tag: '@any-screen' }, async ({ page, fillCart }) => {
    await fillCart(COFFEE);
    const displayed = Promise.withResolvers<void>();
    await page.route('/api/cart/*', async (route) => {
      await displayed.promise;
      const message = 'Only 1 left in stock.';
      const json = { status: false, code: 'invalid', message, errors: { quantity: [message] } };
      return route.fulfill({ status: 422, json });
    });
    await page.goto('/cart');
    await plus(page, COFFEE.name).click();
    await expect(quantityOf(page, COFFEE.name)).toContainText('2');
    displayed.resolve();
    await expect(page.getByText('Only 1 left in stock.')).toBeVisible();
    await expect(quantityOf(page, COFFEE.name)).toContainText('1');
  });
});

test('a removed line disappears, and the focus stays on the page', { tag: '@any-screen' }, async ({
  page,
  fillCart,
}) => {
  await fillCart(COFFEE);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${COFFEE.name}` }).click();
  await expect(page.getByText(cartMessages.removed)).toBeVisible();
  await expect(page.getByRole('heading', { name: cartMessages.empty })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('below ₹250 the checkout is disabled and displays why', { tag: '@any-screen' }, async ({
  page,
  fillCart,
}) => {
  await fillCart(SOAP, 2);
  await page.goto('/cart');
  await expect(page.getByText(/^Add ₹.* more to order$/)).toBeVisible();
  await expect(orderTotal(page).getByRole('button', { name: 'Go to checkout' })).toBeDisabled();
  await plus(page, SOAP.name).click();
  await expect(page.getByText(/more to order$/)).toHaveCount(0);
  await orderTotal(page).getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText(cartMessages.loginToOrder)).toBeVisible();
});

test('a gift keeps its message and adds its packing to the cart', { tag: '@any-screen' }, async ({
  page,
  fillCart,
}) => {
  await fillCart(COFFEE);
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: /This is a gift/ }).check();
  await page.getByLabel('Gift message').fill('For the new kitchen');
  await page.getByRole('radio', { name: /Jute Drawstring Bag/ }).check();
  await expect(orderTotal(page)).toContainText('₹574.00');
  await expect(page.getByText('Saved on this device. 19 of 240 letters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Gift message')).toHaveValue('For the new kitchen');
  await expect(page.getByRole('radio', { name: /Jute Drawstring Bag/ })).toBeChecked();
  await expectContentAccessible(page);
  await page.getByRole('radio', { name: 'No gift packing' }).check();
  await expect(orderTotal(page)).toContainText('Total before delivery₹495.00');
});

test('a cart in a second tab follows the first one', { tag: '@any-screen' }, async ({
  page,
  context,
  fillCart,
}) => {
  await fillCart(COFFEE);
  await page.goto('/cart');
  const second = await context.newPage();
  await second.goto('/cart');
  await expect(second.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await plus(page, COFFEE.name).click();
  await expect(orderTotal(page)).toContainText('₹990.00');
  await second.bringToFront();
  await expect(orderTotal(second)).toContainText('₹990.00');
});

test('a cart reached by the back button reads its data again', { tag: '@any-screen' }, async ({
  page,
  fillCart,
}) => {
  await fillCart(COFFEE);
  await page.goto('/cart');
  await expect(quantityOf(page, COFFEE.name)).toContainText('1');
  await page.goto('/shop');
  await fillCart(COFFEE);
  await page.goBack();
  await expect(quantityOf(page, COFFEE.name)).toContainText('2');
  await expect(orderTotal(page)).toContainText('₹990.00');
});

test('writes from other sites are refused', { tag: '@any-screen' }, async ({ request }) => {
  for (const origin of ['https://evil.example', 'null', '']) {
    const answer = await request.post('/api/cart', {
      data: { pid: COFFEE.id, quantity: 1 },
      headers: origin ? { Origin: origin } : {},
    });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});
