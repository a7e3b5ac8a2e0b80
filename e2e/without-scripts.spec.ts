import { cartMessages } from '../contract/messages/cart.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('a shopper without JavaScript searches, filters, fills the cart and changes it', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/');
  const search = page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'));
  await search.first().fill('coffee');
  await search.first().press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=coffee/);
  await expect(page.getByRole('main')).toContainText('Hill Shade Arabica Beans');

  await page.goto('/categories/401/coffee?tag=3');
  await expect(page.getByRole('main')).toContainText('New Products');

  await page.goto('/products/1001/hill-shade-arabica-beans');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('button', { name: 'Save gift choices' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Hill Shade Arabica Beans');

  await page.getByRole('button', { name: 'Add one' }).first().click();
  await expect(page.getByRole('main')).toContainText('₹990.00');
  await page.getByRole('button', { name: /^Remove Hill/ }).click();
  await expect(page.getByRole('main')).toContainText(cartMessages.empty);
});
