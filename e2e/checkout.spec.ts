import { cartMessages } from '../contract/messages/cart.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { ADDRESS, cartCount, PLENTY, test } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { expect, type Page } from './fixtures/test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

const toCheckout = (page: Page) =>
  page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).first();

test.describe('the checkout', () => {
  test('places a cash-on-delivery order with a voucher', async ({ page, buyer: _buyer }) => {
    await page.goto('/cart');
    await page.getByRole('textbox', { name: 'Voucher code' }).fill('welcome10');
    await button(page, 'Apply').click();
    await expect(page.getByRole('button', { name: /^Clear/ })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('₹891.00');
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName('Vanya, home');
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await button(page, /^Place order/).click();
    await expect(page).toHaveURL('/profile#orders');
    await expect(page.getByRole('heading', { name: /^Thank you.* is placed$/ })).toBeVisible();
    expect(await cartCount(page)).toBe(0);
    // The order has replaced the checkout: the way back leads past it.
    await page.goBack();
    await expect(page).toHaveURL('/cart');
  });

  test.describe('with a cart filled by another request', () => {
    // The open cart page does not contain the product before it is read again.
    test.use({ mayMove: true });

    test('places another order in the same visit', { tag: '@any-screen' }, async ({
      page,
      buyer: _buyer,
      fillCart,
    }) => {
      await page.goto('/checkout');
      for (const _order of ['first', 'second']) {
        await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
        await button(page, /^Place order/).click();
        await expect(page).toHaveURL('/profile#orders');
        await fillCart(COFFEE, 1);
        await page.getByRole('link', { name: /^Cart/ }).click();
        await toCheckout(page).click();
        await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      }
    });
  });

  test.describe('with a cart emptied by another request', () => {
    test.use({ mayMove: true });

    test('leads to the cart while the cart is empty, and no longer than that', {
      tag: '@any-screen',
    }, async ({ page, buyer: _buyer, fillCart }) => {
      // The open page reads the cart once; after that it knows nothing of other requests.
      const read = page.waitForResponse('**/api/cart');
      await page.goto('/cart');
      await read;
      await emptyCart(page);
      await toCheckout(page).click();
      await expect(page.getByRole('heading', { name: cartMessages.empty })).toBeVisible();
      await expect(page).toHaveURL('/cart');
      await fillCart(COFFEE, 1);
      await page.getByRole('link', { name: 'Vanya, home' }).first().click();
      await expect(page).toHaveURL('/');
      await page.getByRole('link', { name: /^Cart/ }).click();
      await toCheckout(page).click();
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    });
  });
});

test.describe('an order to collect', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is chosen, is free, and is paid at the store', { tag: '@any-screen' }, async ({
        page,
        newBuyer,
      }) => {
        await newBuyer(ADDRESS, PLENTY);
        await page.goto('/checkout');
        await page.getByRole('link', { name: 'Collect from a store – free' }).click();
        await expect(page).toHaveURL('/checkout/collect');
        // The checker needs scripts.
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('radio', { name: /Ahmedabad Flagship/ }).check();
        await button(page, 'Collect it there').click();
        await expect(page).toHaveURL('/checkout');
        const bill = page.getByRole('complementary', { name: 'Your order' });
        await expect(bill).toContainText(/Collect from .*Ahmedabad Flagship/);
        if (javaScriptEnabled) await expectAccessible(page);
        await page.getByRole('radio', { name: /Pay at the store/ }).check();
        await button(page, /^Place order/).click();
        await expect(page).toHaveURL('/profile#orders');
        await expect(page.getByText('Collect it at').first()).toBeVisible();
      });
    });
  }
});

/** Takes the only line out of the cart, as another tab would. */
async function emptyCart(page: Page): Promise<void> {
  const { cart } = await (await page.request.get('/api/cart')).json();
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.delete(`/api/cart/${cart.cart_items[0].id}`, { headers });
}
