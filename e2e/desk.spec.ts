import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { expect, type Page, test } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const history = (page: Page) =>
  page
    .locator('section, div')
    .filter({ hasText: /^History/ })
    .last();

/** A name that no other test has. */
const freshName = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

async function addTag(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/tags');
  await page.getByRole('link', { name: 'Add a tag' }).click();
  await nameField(page).fill(name);
  await save(page);
  await expect(page).toHaveURL(/\/dashboard\/tags\/\d+$/);
}

test.describe('the desk of tags', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await logIn(context, baseURL, STAFF);
  });

  test('an entry is found in the list, changed, and its history tells it', async ({ page }) => {
    test.slow();
    const name = freshName('Stone-ground');
    await addTag(page, name);
    await page.goto('/dashboard/tags');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(/q=Stone/);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByLabel('A badge on product cards').check();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await expect(history(page)).toContainText('changed a badge on product cards');
    await page.getByText('added this').click();
    await page.getByRole('button', { name: /^Bring back/ }).click();
    await expect(page.getByText(/^As it was on/)).toBeVisible();
    await expect(page.getByLabel('A badge on product cards')).not.toBeChecked();
  });

  test.describe('two people', () => {
    // The browser itself complains about a refused save.
    test.use({ expectedComplaints: [/409/] });

    test('at one entry choose what is saved', async ({ page, context }) => {
      const name = freshName('Sun-dried');
      await addTag(page, name);
      const other = await context.newPage();
      await other.goto(page.url());
      await nameField(other).fill(`${name} here`);
      await save(other);
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();

      await nameField(page).fill(`${name} there`);
      await save(page);
      const dialog = page.getByRole('dialog', { name: /has saved this meanwhile/ });
      await expect(dialog).toBeVisible();
      // The buttons behind it are still changing their colours.
      await expectAccessible(page, 'dialog[open]');
      await dialog.getByRole('radio', { name: /there/ }).check();
      await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
      await expect(page.getByRole('heading', { name: `${name} there`, level: 1 })).toBeVisible();
    });
  });

  test('what is unsaved is there again after a reload, and is asked about', async ({ page }) => {
    await addTag(page, freshName('Cold-pressed'));
    await nameField(page).fill('Half written');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(nameField(page)).toHaveValue('Half written');
    await page.getByRole('link', { name: 'Tags', exact: true }).first().click();
    await page.getByRole('button', { name: /forget the changes/ }).click();
    await expect(page).toHaveURL('/dashboard/tags');
  });
});

const SENT = [
  ...['orders', 'returns', 'refunds', 'stock'],
  ...['customers', 'gift-vouchers', 'leads', 'appointments', 'reviews', 'search-queries'],
];

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('lists and forms fit, and a thumb hits what is there', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL, STAFF);
    await expectUsableByThumb(page, [
      '/dashboard/brands',
      '/dashboard/brands/1',
      '/dashboard/tags/new',
    ]);
  });

  test('the lists of what customers send fit too', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL, STAFF);
    await expectUsableByThumb(
      page,
      SENT.map((desk) => `/dashboard/${desk}`),
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched, and a form says what it needs', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, baseURL, STAFF);
    await page.goto('/dashboard/brands');
    const first = page.getByRole('rowheader').first();
    const name = ((await first.textContent()) ?? '').trim();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('rowheader').first()).toHaveText(name);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(/turn JavaScript on/)).toBeVisible();
    await expect(nameField(page)).toHaveValue(name);
  });
});
