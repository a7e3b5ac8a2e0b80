import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { ADDRESS } from './fixtures/buyer.ts';
import { COFFEE } from './fixtures/cart.ts';
import { freeNumber, PASSWORD, test } from './fixtures/login.ts';
import { code, openLogin, sendCode } from './fixtures/login-screen.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { expectReachable } from './fixtures/reach.ts';
import { expect, type Page } from './fixtures/test.ts';

// The size of the screen and of the text changes while a dialog is open.
test.use({ mayMove: true, viewport: { width: 390, height: 664 } });

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();

test('every dialog and drawer for guests is used by thumb, however small the screen', {
  tag: '@any-screen',
}, async ({ page, readCode, fillCart }) => {
  test.setTimeout(120_000);
  await test.step('zoom', async () => {
    await page.goto(`/products/${COFFEE.id}/hill-shade-arabica-beans`);
    await button(page, 'Look closer').click();
    await expectReachable(dialog(page));
    await close(page);
  });
  await test.step('filters', async () => {
    await page.goto('/shop');
    await button(page, /^Filter/).click();
    await expectReachable(dialog(page), { isOnWideScreens: false });
    await close(page);
  });
  await test.step('menu', async () => {
    await button(page, 'Menu').click();
    await expectReachable(page.getByRole('navigation', { name: 'All categories' }), {
      isOnWideScreens: false,
    });
    await button(page, 'Close menu').click();
  });
  await test.step('login, code and sign-up', async () => {
    const mobile = freeNumber();
    await openLogin(page);
    await expectReachable(dialog(page));
    await sendCode(page, mobile);
    await expectReachable(dialog(page));
    await code(page).fill(await readCode(mobile));
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
    await expectReachable(dialog(page));
    await close(page);
  });
  await test.step('login on the way to the checkout', async () => {
    await fillCart(COFFEE);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await expect(page.getByRole('heading', { name: 'Log in to place your order' })).toBeVisible();
    await expectReachable(dialog(page));
  });
  await test.step('the answer to a reset', async () => {
    await page.goto('/reset-password');
    await field(page, /^Email/).fill('nobody@example.com');
    await expect(button(page, 'Send the link')).toBeEnabled();
    await button(page, 'Send the link').click();
    await expectReachable(dialog(page));
  });
});

test('every dialog for customers is used by thumb, however small the screen', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, newNumber, fillCart }) => {
  test.setTimeout(120_000);
  const email = mailOf(await newNumber());
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
  const headers = { Origin: new URL(baseURL ?? '').origin };
  await context.request.post('/api/addresses', { data: ADDRESS, headers });
  await fillCart(COFFEE);
  await placeCashOrder(page);
  await test.step('deleting an address', async () => {
    await page.goto('/profile#addresses');
    await button(page, /^Delete/)
      .first()
      .click();
    await expectReachable(dialog(page));
    await close(page);
  });
  await test.step('deactivating the account', async () => {
    await page.goto('/profile');
    await button(page, 'Deactivate account').click();
    await expectReachable(dialog(page));
    await close(page);
  });
  await test.step('cancelling an order', async () => {
    await page.goto('/profile#orders');
    await page
      .getByRole('link', { name: /^View order/ })
      .first()
      .click();
    await button(page, 'Cancel order').click();
    await expectReachable(dialog(page));
    await close(page);
  });
  await test.step('a review', async () => {
    await page.goto(`/products/${COFFEE.id}/hill-shade-arabica-beans`);
    await button(page, 'Write a review').click();
    await expectReachable(dialog(page));
  });
});
