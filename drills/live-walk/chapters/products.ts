import { expect, type Page } from '@playwright/test';
import { openLanguage, part, save, take, upload, write, writeRich } from '../hands/form.ts';
import { drawPicture } from '../hands/pictures.ts';
import { expectStepDone, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

interface Goods {
  name: string;
  hindi: string;
  sku: string;
  price: number;
  colour: string;
}

export const BRAND = 'Nilgiri Pantry';

/** It is bought later, for more than the smallest order that a shop begins with. */
export const TURMERIC: Goods = {
  ...{ name: 'Hill Turmeric', hindi: 'पहाड़ी हल्दी', sku: 'NP-1', price: 280 },
  colour: '#c98a1b',
};

const GOODS: readonly Goods[] = [
  TURMERIC,
  { name: 'Black Pepper', hindi: 'काली मिर्च', sku: 'NP-2', price: 260, colour: '#33312e' },
  { name: 'Green Cardamom', hindi: 'हरी इलायची', sku: 'NP-3', price: 420, colour: '#5d7f3f' },
  { name: 'Clove Buds', hindi: 'लौंग', sku: 'NP-4', price: 240, colour: '#5b3a29' },
  { name: 'Cinnamon Bark', hindi: 'दालचीनी', sku: 'NP-5', price: 200, colour: '#8b5a2b' },
];

/** Five products come in by the form, each with a picture and a name in two languages. */
export async function products({ page }: Walk): Promise<void> {
  await openStep(page, 'Add a product');
  await addBrand(page);
  for (const [index, goods] of GOODS.entries()) {
    if (index > 0) await page.goto('/dashboard/products/new');
    await addProduct(page, goods);
  }
  await expectStepDone(page, 'First brand');
  await expect(page.getByText('5 of 10')).toBeVisible();
  await expectInShop(page, '/shop', ...GOODS.map(({ name }) => name));
  await expectInShop(page, '/hi/shop', ...GOODS.map(({ hindi }) => hindi));
}

/** A shop without a brand leads from the product to where one is added. */
async function addBrand(page: Page): Promise<void> {
  const place = part(page, 'Where it belongs');
  await place.getByRole('combobox', { name: 'Brand' }).fill(BRAND);
  const opened = page.waitForEvent('popup');
  await place.getByRole('link', { name: `Add “${BRAND}”` }).click();
  const brands = await opened;
  await expect(part(brands, 'Brand').getByRole('textbox', { name: 'Name' })).toHaveValue(BRAND);
  await save(brands);
  await expect(brands).toHaveURL(/\/dashboard\/brands\/\d+$/);
  await brands.close();
}

async function addProduct(page: Page, goods: Goods): Promise<void> {
  const { name, hindi, sku, price, colour } = goods;
  const texts = part(page, 'Name and texts');
  await write(texts, { Name: name, Size: '100 g' });
  await writeRich(texts, 'Description', `${name} from the slopes above Kotagiri.`);
  await write(part(page, 'Price and tax'), {
    MRP: `${price + 20}`,
    Price: `${price}`,
    HSN: '0910',
  });
  await page.getByRole('combobox', { name: 'GST rate' }).selectOption('5 %');
  await upload(part(page, 'Pictures'), 'Add pictures', await drawPicture(900, 900, colour));
  await page.getByRole('textbox', { name: 'Alternative text of picture 1' }).first().fill(name);
  await writeLabel(page);
  const place = part(page, 'Where it belongs');
  await take(place, 'Category', 'Spices');
  await take(place, 'Brand', BRAND);
  await write(part(page, 'Store room'), { SKU: sku });
  await openLanguage(page, 'Name and texts', 'हिन्दी');
  await write(texts, { Name: hindi });
  await openLanguage(page, 'Name and texts', 'English');
  await save(page);
  await expect(page).toHaveURL(/\/dashboard\/products\/\d+$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('In the shop', { exact: true })).toBeVisible();
}

/** What the law demands of food. */
async function writeLabel(page: Page): Promise<void> {
  await write(part(page, 'Net quantity'), { Number: '100', Unit: 'g' });
  await page.getByRole('combobox', { name: 'Vegetarian' }).selectOption('Vegetarian');
  const label = part(page, 'On the label');
  await write(label, { 'Country of origin': 'India', Ingredients: 'The spice alone' });
  await write(part(page, 'Licence'), { Kind: 'FSSAI', Number: '10012345678901' });
  await write(part(page, 'Manufacturer'), { Name: BRAND, Address: 'Mill Road, Mumbai 400001' });
}
