import { membershipMessages } from '../contract/messages/memberships.ts';
import { paymentMessages } from '../contract/messages/payments.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { button } from './fixtures/account-forms.ts';
import { becomeMember, endPayment, openPlans, test, windowOf } from './fixtures/membership.ts';
import { expect } from './fixtures/test.ts';

/** The page welcomes a member for some seconds before it opens the home page. */
const AFTER_WELCOME = { timeout: 30_000 };
const WAITING = 'Waiting for your payment';

test.describe('Elite', () => {
  test('is bought in a separate window; delivery is free from then on', {
    tag: '@any-screen',
  }, async ({ page, customer: _customer }) => {
    // Two checkouts, a payment and a welcome that stays for seconds.
    test.setTimeout(120_000);
    await page.goto('/checkout');
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toContainText('₹1,090.00');
    await openPlans(page);
    await expectContentAccessible(page);
    const gateway = await windowOf(page, 'Join Elite');
    await expect(page.getByRole('heading', { name: WAITING })).toBeVisible();
    await expectContentAccessible(page);
    await endPayment(gateway, 'Pay ₹99.00');
    await expect(gateway.getByText(/^Until \d/)).toBeVisible();
    await expectContentAccessible(gateway);
    await page.bringToFront();
    await expect(page.getByText(/^Until \d/)).toBeVisible();
    await expectContentAccessible(page);
    await expect(page).toHaveURL('/', AFTER_WELCOME);
    await expect(page.getByText(membershipMessages.welcome)).toBeVisible();
    await page.goto('/checkout');
    await expect(summary).toContainText('₹990.00');
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await button(page, /^Place order/).click();
    await expect(page).toHaveURL('/profile#orders');
  });

  test('is still waited for after closing the window and reloading', {
    tag: '@any-screen',
  }, async ({ page, customer: _customer }) => {
    await openPlans(page);
    const gateway = await windowOf(page, 'Join Elite');
    await expect(gateway).toHaveURL(/\/demo\/pay\//);
    await gateway.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: WAITING })).toBeVisible();
    await endPayment(await windowOf(page, 'Open the payment page again'), 'Pay ₹99.00');
    await expect(page).toHaveURL('/', AFTER_WELCOME);
  });

  test('that was not paid displays an error and can be retried', { tag: '@any-screen' }, async ({
    page,
    customer: _customer,
  }) => {
    await openPlans(page);
    const failing = await windowOf(page, 'Join Elite');
    await endPayment(failing, 'Payment fails');
    await expect(failing.getByText('No membership has begun.')).toBeVisible();
    const refusal = page.getByRole('alert').filter({ hasText: paymentMessages.failed });
    // A newly opened payment window has some seconds before it counts as closed.
    await expect(refusal).toBeVisible({ timeout: 30_000 });
    await endPayment(await windowOf(page, 'Try again'), 'Pay ₹99.00');
    await expect(page).toHaveURL('/', AFTER_WELCOME);
  });

  test('can be cancelled in the profile while no benefit was used', { tag: '@any-screen' }, async ({
    page,
    customer: _customer,
  }) => {
    await becomeMember(page);
    await page.goto('/profile#subscription');
    await expect(page.getByText('One month of Vanya Elite')).toBeVisible();
    await expectContentAccessible(page);
    await button(page, 'Cancel membership').click();
    await expect(page.getByRole('dialog')).toContainText('₹99.00 goes back to you');
    await button(page, 'Yes, cancel it').click();
    await expect(page.getByText('Your membership is cancelled.')).toBeVisible();
    await openPlans(page);
    await expect(button(page, 'Renew/Buy Subscription')).toBeVisible();
  });

  test('asks visitors to log in and offers members no purchase', { tag: '@any-screen' }, async ({
    page,
    context,
    customer,
  }) => {
    await becomeMember(page);
    await openPlans(page);
    await expect(page.getByText('You are an Elite member')).toBeVisible();
    await expect(button(page, 'Join Elite')).toBeHidden();
    expect(customer.email).not.toBe('');
    await context.clearCookies();
    await openPlans(page);
    await button(page, 'Join Elite').click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });

  test('stays in the same window inside the mobile app', { tag: '@any-screen' }, async ({
    page,
    customer: _customer,
  }) => {
    await openPlans(page, '/subscription-plans?mobile=true');
    await button(page, 'Join Elite').click();
    await expect(page).toHaveURL(/\/subscription-payment\?.*mobile=true/);
    await button(page, 'Open the payment page').click();
    await endPayment(page, 'Pay ₹99.00');
    await expect(page).toHaveURL(/\/done\?mobile=true$/);
    await expect(page.getByText(/^Until \d/)).toBeVisible();
  });
});

test.describe('without JavaScript', { tag: '@any-screen' }, () => {
  test.use({ javaScriptEnabled: false });

  test('Elite is bought by plain forms', async ({ page, customer: _customer }) => {
    await page.goto('/subscription-plans');
    await page.getByRole('radio', { name: /One year/ }).check();
    await button(page, 'Join Elite').click();
    await expect(page.getByRole('main')).toContainText('₹999.00');
    const gateway = await windowOf(page, 'Open the payment page');
    await button(gateway, 'Go to the payment page')
      .or(gateway.getByRole('link', { name: 'Go to the payment page' }))
      .click();
    await button(gateway, 'Pay ₹999.00').click();
    await button(gateway, 'Return to the shop').click();
    await expect(gateway.getByText(paymentMessages.paid)).toBeVisible();
    await page.getByRole('link', { name: 'Look again' }).click();
    await expect(page.getByText(paymentMessages.paid)).toBeVisible();
    await page.goto('/profile#subscription');
    await expect(page.getByText('One year of Vanya Elite')).toBeVisible();
  });
});
