import { ADDRESS, test } from './fixtures/buyer.ts';
import { englishLeft } from './fixtures/english-left.ts';
import type { Page } from './fixtures/test.ts';
import { expect } from './fixtures/test.ts';

/** What the buyer typed, and names in the data of the demo shop. */
const AS_WRITTEN = [
  ...[ADDRESS.full_name, 'Asha', 'Shah', 'AS', ADDRESS.address_line_1, ADDRESS.address_line_2],
  ...['Navrangpura', 'Ahmedabad', 'Gujarat', 'India', 'Kaapivana', 'Vanya Organics'],
];

const expectHindi = async (page: Page) => expect(await englishLeft(page, AS_WRITTEN)).toEqual([]);

test.describe('a shopper who came to a page in Hindi by a link', { tag: '@any-screen' }, () => {
  test('orders in Hindi from the cart to the order', async ({ page, buyer: _buyer }) => {
    await page.goto('/hi/cart');
    await expectHindi(page);
    await page.goto('/hi/checkout');
    await expectHindi(page);
    await page.getByRole('radio', { name: /कैश ऑन डिलीवरी/ }).check();
    await page.getByRole('button', { name: /^ऑर्डर करें/ }).click();
    await expect(page).toHaveURL('/hi/profile#orders');
    await expectHindi(page);
    await page
      .getByRole('link', { name: /^ऑर्डर VN/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/hi\/orders\/\d+/);
    await expectHindi(page);
  });
});
