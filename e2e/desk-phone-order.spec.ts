import { staffMessages } from '../contract/messages/staff.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { moveAsStaff } from './fixtures/staff-moves.ts';
import { expect, type Page, test } from './fixtures/test.ts';

/** Writes an order down as somebody gives it on the telephone. */
async function writeDown(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/phone-orders/new');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByRole('combobox', { name: /^Product/ }).fill('arabica');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Mobile number').fill(`98${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Flat or house number').fill('12 Neem Lane');
  await page.getByLabel('Area and street').fill('Navrangpura');
  await page.getByLabel('State of the city').selectOption('Gujarat');
  await page.getByLabel('City', { exact: true }).selectOption('Ahmedabad');
  await page.getByLabel('PIN code').fill('380009');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/phone-orders\/\d+$/);
}

for (const width of [390, 1440]) {
  test.describe(`an order by phone, ${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 900 }, mayMove: true });

    test('is priced, placed, and a piece of it is paid back', { tag: '@any-screen' }, async ({
      page,
      context,
      baseURL,
    }) => {
      const name = `Asha ${crypto.randomUUID().slice(0, 8)}`;
      await logIn(context, baseURL, STAFF);
      await writeDown(page, name);
      await expect(page.getByText('To pay, GST included')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Place the order' }).click();
      await page.getByRole('button', { name: 'Yes, place the order' }).click();
      await expect(page.getByText(staffMessages.phoneOrderPlaced)).toBeVisible();

      await page.goto(`/dashboard/orders?q=${encodeURIComponent(name)}`);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.waitForURL(/orders\/\d+$/);
      const id = Number(new URL(page.url()).pathname.split('/').pop());
      await moveAsStaff(id, 'Confirmed', 'Packed', 'Shipped', 'Delivered');
      await page.reload();
      await page.locator('summary').filter({ hasText: 'Pay a part back' }).click();
      await page.getByLabel('What goes back').selectOption({ index: 1 });
      await page.getByLabel('The goods are sold again').check();
      await page.getByLabel('Reason').last().selectOption('damaged');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Pay back' }).click();
      await expect(page.getByText(/goes back, with a credit note/)).toBeVisible();
      await expect(page.getByText(/^VC\//)).toBeVisible();
    });
  });
}
