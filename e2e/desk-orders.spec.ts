import { staffMessages } from '../contract/messages/staff.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { test } from './fixtures/buyer.ts';
import { placeCashOrder } from './fixtures/place-order.ts';
import { expect } from './fixtures/test.ts';

test.describe('an order at the desk', () => {
  // What is printed stands elsewhere than on the screen.
  test.use({ mayMove: true });

  test('is found by its number, packed with slip and invoice, sent, and its tracking number corrected', {
    tag: '@any-screen',
  }, async ({ page, context, baseURL, buyer: _buyer }) => {
    const number = await placeCashOrder(page);
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/orders');
    await page.getByRole('searchbox').fill(number.toLowerCase());
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=vn/);
    const list = await page.request.get(
      (await page.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '',
    );
    expect(list.headers()['content-disposition']).toBe('attachment; filename="orders.csv"');
    expect((await list.text()).trim().split('\n')).toHaveLength(2);
    await page.getByRole('rowheader').getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { name: number, level: 1 })).toBeVisible();
    await expect(page.getByText(/^SKU /).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByText(staffMessages.moved(number, 'Confirmed'))).toBeVisible();
    await page.getByRole('button', { name: /^Mark as packed/ }).click();
    const invoice = page.getByRole('link', { name: /^Invoice / });
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers()['content-disposition']).toBe(`inline; filename="invoice-${number}.pdf"`);

    await page.getByRole('link', { name: 'Packing slip' }).click();
    await expect(
      page.getByRole('article', { name: `Packing slip of order ${number}` }),
    ).toBeVisible();
    await expect(page.getByText(/^Collect ₹/)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('link', { name: 'Overview', includeHidden: true }).first(),
    ).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Label', exact: true }).click();
    const label = page.getByRole('article', { name: `Label of order ${number}` });
    await expect(label).toContainText('380009');
    await expect(label).toContainText(/Collect ₹/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Picking list' }).click();
    await expect(page.getByRole('article', { name: 'Picking list' })).toContainText(
      `${number} × 2`,
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: `Order ${number}` }).click();

    await page.getByLabel('New note').fill('Rings twice.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Rings twice.')).toBeVisible();
    await expect(page.getByText('Order status: Confirmed to Packed')).toBeVisible();

    await page.getByText('Ship', { exact: false }).and(page.locator('summary')).click();
    await page.getByLabel('Carrier').selectOption('Delhivery');
    await page.getByLabel('Tracking number').fill('11112222');
    await page.getByRole('button', { name: /^Mark as shipped/ }).click();
    await expect(page.getByRole('link', { name: '11112222' })).toBeVisible();
    await page.getByText('Correct the number').click();
    await page.getByLabel('Tracking number').fill('33334444');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(staffMessages.shipmentSaved(number))).toBeVisible();
    await expect(page.getByRole('link', { name: '33334444' })).toBeVisible();

    await page.goto(`/dashboard/orders?q=${number}`);
    await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
    const invoices = page.getByRole('link', { name: 'Invoices' });
    const all = await page.request.get((await invoices.getAttribute('href')) ?? '');
    expect(all.headers()['content-disposition']).toBe('inline; filename="invoices.pdf"');
  });
});
