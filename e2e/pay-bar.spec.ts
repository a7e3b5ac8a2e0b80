import { expectAccessible } from './fixtures/accessibility.ts';
import { cartCount, test } from './fixtures/buyer.ts';
import { expect } from './fixtures/test.ts';

test('on a phone the total and the button of the checkout stay visible', {
  tag: '@any-screen',
}, async ({ page, buyer: _buyer }) => {
  await page.goto('/checkout');
  const order = page.getByRole('button', { name: 'Pay online' });
  await expect(order).toHaveCount(1);
  await expect(order).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-bottom-bar]')).toContainText('₹990.00');
  expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);

  const consent = page.getByText(/you agree to the/);
  await consent.scrollIntoViewIfNeeded();
  const last = await consent.boundingBox();
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/profile#orders');
  expect(await cartCount(page)).toBe(0);
});
