import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect, type Page } from './fixtures/test.ts';

/** Holds the scripts of the next page back, as a slow line does, until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*[.]js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

// What the answer to the early text brings moves the rest of the form.
test.use({ mayMove: true });

test.describe('before the scripts run', { tag: '@any-screen' }, () => {
  test('a country that was typed is found, and a message keeps its text', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await field(page, /^Country/).fill('Nepal');
    await field(page, /^Subject/).fill('Ghee in glass');
    release();
    await expect(page.getByText('+977', { exact: true })).toBeVisible();
    await expect(field(page, /^Country/)).toHaveValue('Nepal');
    await expect(field(page, /^Subject/)).toHaveValue('Ghee in glass');
  });

  test('a button that will be held looks so already', async ({ page }) => {
    const release = await holdScripts(page);
    for (const path of ['/exports', '/contact-us']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(button(page, 'Send')).toHaveCSS('cursor', 'not-allowed');
    }
    release();
    await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeVisible();
    await expect(button(page, 'Send')).toHaveCSS('cursor', 'not-allowed');
  });

  test('an order that was chosen sorts the listing', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/categories/405/personal-care', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('base_price');
    release();
    await expect(page).toHaveURL('/categories/405/personal-care?sort=base_price');
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('base_price');
  });

  test('taps on buttons are answered, in their order', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/products/1001/hill-shade-arabica-beans', { waitUntil: 'commit' });
    const more = page.getByRole('button', { name: 'Add one' }).first();
    await more.click();
    await more.click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    release();
    await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
  });

  test('a PIN code that was typed brings its city', async ({
    page,
    context,
    baseURL,
    newNumber,
  }) => {
    const email = mailOf(await newNumber());
    await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
    const release = await holdScripts(page);
    await page.goto('/profile/addresses/add?next=/cart', { waitUntil: 'commit' });
    await page.locator('[name=postal_code]').fill('395001');
    release();
    await expect(field(page, /^City/).locator('option:checked')).toHaveText('Surat');
  });
});
