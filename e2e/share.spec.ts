import { expect, test } from './fixtures/test.ts';

const COFFEE = '/products/1001/hill-shade-arabica-beans';

test('Messenger is offered where its app can be: on touch screens', {
  tag: '@read-only',
}, async ({ page, isMobile }) => {
  await page.goto(COFFEE);
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  const messenger = page.getByRole('link', { name: 'Share on Messenger' });
  await expect(messenger).toBeVisible({ visible: isMobile });
});
