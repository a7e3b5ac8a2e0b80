import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { COFFEE } from './fixtures/cart.ts';
import { test as base, PASSWORD } from './fixtures/login.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

interface CheckoutFixtures {
  /** A new customer with an address in Ahmedabad and two coffees for ₹990.00, logged in. */
  buyer: undefined;
}

const test = base.extend<CheckoutFixtures>({
  buyer: async ({ context, baseURL, newNumber, fillCart }, use) => {
    const email = `person${await newNumber()}@example.com`;
    await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
    const answer = await context.request.post('/api/addresses', {
      data: ADDRESS,
      headers: { Origin: new URL(baseURL ?? '').origin },
    });
    expect(answer.status()).toBe(200);
    await fillCart(COFFEE, 2);
    await use(undefined);
  },
});

const ADDRESS = {
  ...{ full_name: 'Asha Shah', mobile: '+919825000000', postal_code: '380009' },
  ...{ address_line_1: '12 Neem Lane', address_line_2: 'Navrangpura' },
  ...{ country: 101, state: 4030, city: 57_606, address_tags: 'Home', is_default: true },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cartCount = async (page: Page) => {
  const session = await page.request.get('/api/session');
  return ((await session.json()) as { cartCount: number }).cartCount;
};

/** Goes to the gateway of the demo shop, and ends the payment there. */
async function payAt(page: Page, ending: string): Promise<void> {
  await page.goto('/checkout');
  await button(page, 'Pay online').click();
  await expect(page).toHaveURL(/\/demo\/pay\//);
  await button(page, ending).click();
  await expect(page).toHaveURL(/\/pay\/[a-z2-7]{25}\/done$/);
}

test.describe('the checkout', () => {
  test('takes an order with a voucher, paid on delivery', async ({ page, buyer: _buyer }) => {
    await page.goto('/cart');
    await page.getByRole('textbox', { name: 'Voucher code' }).fill('welcome10');
    await button(page, 'Apply').click();
    await expect(page.getByRole('button', { name: /^Clear/ })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('₹891.00');
    await expectAccessible(page);
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await button(page, 'Place order').click();
    await expect(page).toHaveURL('/profile#orders');
    await expect(page.getByText(/^Thank you! Your order/)).toBeVisible();
    expect(await cartCount(page)).toBe(0);
  });

  test('leads to the cart while there is nothing to order', async ({ page, buyer: _buyer }) => {
    const { cart } = await (await page.request.get('/api/cart')).json();
    const headers = { Origin: new URL((await page.request.get('/')).url()).origin };
    await page.request.delete(`/api/cart/${cart.cart_items[0].id}`, { headers });
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('paying online', () => {
  test('empties the cart once it is paid', async ({ page, buyer: _buyer }) => {
    await payAt(page, 'Payment fails');
    await expect(page.getByText('Payment failed! Please try again.')).toBeVisible();
    expect(await cartCount(page)).toBe(2);
    await payAt(page, 'Bank answers late');
    await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Payment successful!')).toBeVisible({ timeout: 20_000 });
    expect(await cartCount(page)).toBe(0);
  });

  test('comes back to the checkout by the back button', async ({ page, buyer: _buyer }) => {
    await page.goto('/checkout');
    await button(page, 'Pay online').click();
    await expect(page).toHaveURL(/\/demo\/pay\//);
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    expect(await cartCount(page)).toBe(2);
  });
});
