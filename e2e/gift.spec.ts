import { test } from './fixtures/cart.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect } from './fixtures/test.ts';

test('“Send as a gift” opens the gift’s part of the cart, which keeps the day', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/products/1001/hill-shade-arabica-beans');
  await isHydrated(page.getByRole('button', { name: 'Add one' }));
  await page.getByRole('button', { name: 'Send as a gift' }).click();
  await expect(page).toHaveURL('/cart#gift');
  const day = page.getByLabel('Deliver on or after');
  await expect(day).toBeInViewport();
  const last = (await day.getAttribute('max')) ?? '';
  await isHydrated(day);
  await day.fill(last);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue(last);
});
