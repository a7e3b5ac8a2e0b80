import { addressApiMessages, addressMessages } from '../contract/messages/addresses.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect, type Page } from './fixtures/test.ts';

const ADD = '/profile/addresses/add';

test.beforeEach(async ({ context, baseURL, newNumber }) => {
  const email = mailOf(await newNumber());
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
});

async function fillIn(page: Page): Promise<void> {
  await field(page, /^Full name/).fill('Asha Rao');
  await field(page, /^Mobile number/).fill('98250 00000');
  await field(page, /^Flat or house/).fill('12 Neem Lane');
  await field(page, /^Area and street/).fill('Old town');
}

interface StoredAddress {
  id: number;
  full_name: string;
}

async function storedAddresses({ request }: Page): Promise<StoredAddress[]> {
  const { addresses } = (await (await request.get('/api/addresses')).json()) as {
    addresses: StoredAddress[];
  };
  return addresses;
}

test('an address is added, then edited', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto(`${ADD}?next=/cart`);
  await expect(field(page, /^City/)).toHaveValue('57606');
  await field(page, /^Full name/).fill('');
  await button(page, 'Save address').click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(field(page, /PIN code/)).toBeFocused();
  await expectContentAccessible(page);

  await fillIn(page);
  await field(page, /PIN code/).fill('560001');
  await expect(page.getByText(/^Bengaluru, Karnataka. Delivery for ₹100.00/)).toBeVisible();
  await expect(field(page, /^City/).locator('option:checked')).toHaveText('Bengaluru');
  await field(page, /^Home/).check();
  await expectContentAccessible(page);
  await button(page, 'Save address').click();
  await expect(page.getByText(addressApiMessages.saved)).toBeVisible();
  await expect(page).toHaveURL('/cart');

  const [{ id } = { id: 0 }] = await storedAddresses(page);
  await page.goto(`/profile/addresses/${id}/edit?next=/cart`);
  await expect(field(page, /^Mobile number/)).toHaveValue('9825000000');
  await field(page, /PIN code/).fill('380009');
  await expect(field(page, /^City/).locator('option:checked')).toHaveText('Ahmedabad');
  await field(page, /^Full name/).fill('Ravi Rao');
  await button(page, 'Save address').click();
  await expect(page).toHaveURL('/cart');
  expect(await storedAddresses(page)).toMatchObject([
    { id, full_name: 'Ravi Rao', city_obj: { name: 'Ahmedabad' }, shipping_amt: 0 },
  ]);
});

test('the pickers load one after the other', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto(ADD);
  const country = field(page, /^Country/);
  await country.fill('Ne');
  await expect(page.getByText(addressMessages.countryFirst)).toBeVisible();
  await expect(field(page, /^State/)).toBeDisabled();
  await country.fill('Nepal');
  await expect(field(page, /^State/)).toBeEnabled();
  await expect(page.getByText(addressMessages.stateFirst)).toBeVisible();
  await expect(field(page, /^City/)).toBeDisabled();
  await expect(page.getByText('+977').first()).toBeVisible();
  await expectContentAccessible(page);
});

test.describe('an address of another customer', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('is not found', { tag: '@any-screen' }, async ({ page }) => {
    const answer = await page.goto('/profile/addresses/999999/edit');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is added in a city of another state', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(`${ADD}?next=/cart`);
    await fillIn(page);
    await field(page, /^Mobile number/).fill('9825000000');
    await field(page, /PIN code/).fill('560001');
    await field(page, /^State/).selectOption({ label: 'Karnataka' });
    await button(page, 'Save address').click();
    await expect(page.getByText(addressApiMessages.otherCity).first()).toBeVisible();
    await expect(field(page, /^Full name/)).toHaveValue('Asha Rao');

    await field(page, /^City/).selectOption({ label: 'Bengaluru' });
    await button(page, 'Save address').click();
    await expect(page).toHaveURL('/cart');
    expect(await storedAddresses(page)).toMatchObject([{ city_obj: { name: 'Bengaluru' } }]);
  });
});
