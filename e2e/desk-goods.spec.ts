import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { expectFits } from './fixtures/fits.ts';
import { addDraft, fresh, newBarcode } from './fixtures/staff-goods.ts';
import { expect, type Page, test } from './fixtures/test.ts';

test.beforeEach(({ context, baseURL }) => logIn(context, baseURL, STAFF));

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test.describe('a product', () => {
  // The browser itself complains about a refused move, and about the page of archived goods. What a
  // move lacks stands beside its fields, which make room for it when the answer comes.
  test.use({ expectedComplaints: [/422|404/], mayMove: true });

  test('is filled in, refused, published, changed and taken out of the shop', {
    tag: '@any-screen',
  }, async ({ page }) => {
    test.slow();
    const name = fresh('Kasturi Honey');
    await page.goto('/dashboard/products/new');
    await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
    await page.getByRole('textbox', { name: 'SKU' }).fill(fresh('E2E'));
    await page.getByRole('textbox', { name: /^MRP/ }).fill('450');
    await page.getByRole('textbox', { name: /^Price/ }).fill('399');
    await page.getByRole('textbox', { name: /^HSN/ }).fill('0409');
    await page.getByRole('combobox', { name: /^GST rate/ }).selectOption('5 %');
    const origin = page.getByRole('textbox', { name: /^Country of origin/ });
    await expect(origin).toHaveValue('India');
    const licence = page.getByRole('group', { name: 'Licence' });
    await expect(licence.getByLabel('Kind')).toHaveValue('FSSAI');
    await licence.getByRole('textbox', { name: 'Number' }).fill('123');
    await choose(page, 'Category', 'Coffee');
    await choose(page, 'Brand', 'Vanya Select');
    await save(page);
    await expect(page).toHaveURL(/\/dashboard\/products\/\d+$/);

    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Food needs the FSSAI licence number, 14 digits')).toBeVisible();
    const quantity = page.getByRole('group', { name: /^Net quantity/ });
    await expect(quantity.getByRole('textbox', { name: 'Number' })).toBeFocused();
    await expectContentAccessible(page);

    await page.keyboard.type('250');
    await quantity.getByLabel('Unit').fill('g');
    await page.getByRole('combobox', { name: 'Vegetarian' }).selectOption('Vegetarian');
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('Forest honey');
    await licence.getByRole('textbox', { name: 'Number' }).fill('10012345678901');
    const maker = page.getByRole('group', { name: 'Manufacturer' });
    await maker.getByRole('textbox', { name: 'Name' }).fill('Kasturi Apiary');
    await maker.getByRole('textbox', { name: 'Address' }).fill('Unit 2, Mysuru 570001');
    await save(page);
    await expect(page.getByText('All changes are saved').filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    const id = page.url().split('/').at(-1);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const read = async (path: string) => (await page.request.get(path)).text();
    const places = async (price: string) => {
      const texts = await Promise.all([
        read(`/products/${id}/${slug}`),
        read(`/shop?page=1&search=${encodeURIComponent(name)}`),
      ]);
      return texts.map((text) => text.includes(name) && text.includes(price));
    };
    const soon = { intervals: [200] };
    await expect.poll(() => places('₹399'), soon).toEqual([true, true]);
    await page.getByRole('textbox', { name: /^Price/ }).fill('345');
    await save(page);
    await expect(page.getByText('All changes are saved').filter({ visible: true })).toHaveCount(1);
    await expect.poll(() => places('₹345'), soon).toEqual([true, true]);

    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Yes, archive' }).click();
    await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
    const status = async () => (await page.request.get(`/products/${id}/${slug}`)).status();
    await expect.poll(status, soon).toBe(404);
  });
});

test.describe('rows of a tree', () => {
  // They change places once the server has answered, some time after the tap.
  test.use({ mayMove: true });

  test('categories change places by button and by hand', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/dashboard/categories?page_size=100');
    const leaves = page.locator('tr[data-level="3"]');
    const group = (await leaves.first().getAttribute('data-group')) ?? '';
    const rows = page.locator(`tr[data-group="${group}"]`);
    const names = () => rows.getByRole('rowheader').allTextContents();
    const before = await names();
    const [first, second, ...rest] = before as [string, string];
    await rows.first().getByRole('button', { name: /down$/ }).click();
    await expect.poll(names).toEqual([second, first, ...rest]);
    await rows.nth(1).locator('[data-handle]').hover();
    await page.mouse.down();
    const top = await rows.first().boundingBox();
    await page.mouse.move((top?.x ?? 0) + 40, (top?.y ?? 0) + 10, { steps: 4 });
    await expect(rows.first()).toHaveAttribute('data-drop', 'before');
    await page.mouse.up();
    await expect.poll(names).toEqual(before);
  });
});

test('what lies in the store room is counted on a phone, by its barcode', {
  tag: '@any-screen',
}, async ({ page, baseURL }) => {
  const name = fresh('Counted Soap');
  const barcode = newBarcode();
  await addDraft(page, baseURL, { name, sku: fresh('E2E'), barcode });
  await page.goto('/dashboard/stock/count');
  await page.getByRole('textbox', { name: 'Barcode or SKU' }).fill(barcode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectFits(page);
  await page.keyboard.type('24');
  await page.keyboard.press('Enter');
  await expect(page.getByText('24, counted for the first time')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Barcode or SKU' })).toBeFocused();
  await page.goto(`/dashboard/stock?q=${barcode}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Low mark' }).fill('5');
  await page.getByRole('button', { name: 'Save the mark' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await page.getByRole('button', { name: 'Yes, stop counting' }).click();
  await expect(page.getByText(/^Nobody counts this product/)).toBeVisible();
  await expectFits(page);
  await expectContentAccessible(page);
});

test.describe('an import', () => {
  // The shop says how far it is, then what it found.
  test.use({ mayMove: true });

  test('a file of goods is looked at, then written', { tag: '@any-screen' }, async ({ page }) => {
    test.slow();
    const [right, wrong] = [fresh('IMP'), fresh('IMP')];
    const name = fresh('Imported Oil');
    const columns = 'SKU,Name,Brand,Category,MRP,Price,HSN,GST rate,Country of origin';
    const row = (sku: string, price: string) =>
      `${sku},${name},Vanya Select,Coffee,250,${price},1515,5,India`;
    const text = [columns, row(right, '199.50'), row(wrong, '999')].join('\n');
    await page.goto('/dashboard/imports');
    await page
      .getByLabel(/^File of goods/)
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Price must not be above the MRP')).toBeVisible();
    await expectContentAccessible(page);
    await page.getByRole('button', { name: 'Write 1 product' }).click();
    await expect(page.getByText('Written: 1 new and 0 changed products.')).toBeVisible();
    await page.goto(`/dashboard/products?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
  });
});
