import { expect } from '@playwright/test';
import { zipOf } from '../../../__tests__/support/zip-file.ts';
import { drawPicture } from '../hands/pictures.ts';
import { expectStepDone, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';
import { BRAND } from './products.ts';

const ROWS = [
  ['NP-6', 'Cumin Seeds', 'जीरा', '#7a5c3e'],
  ['NP-7', 'Coriander Seeds', 'धनिया', '#a89a5b'],
  ['NP-8', 'Star Anise', 'चक्र फूल', '#6b3e26'],
  ['NP-9', 'Nutmeg', 'जायफल', '#9c7a54'],
  ['NP-10', 'Dried Ginger', 'सोंठ', '#cdb079'],
] as const;

const SAME = {
  ...{ Brand: BRAND, Category: 'Spices', Size: '100 g', MRP: '150', Price: '130', HSN: '0909' },
  ...{ 'GST rate': '5', 'Country of origin': 'India', Published: 'yes', Vegetarian: 'yes' },
  ...{ 'Net quantity': '100', 'Net quantity unit': 'g', Ingredients: 'The spice alone' },
  ...{ Licence: 'FSSAI', 'Licence number': '10012345678901', Manufacturer: BRAND },
  ...{ 'Manufacturer address': 'Mill Road Mumbai 400001' },
};

function goodsFile(): Buffer {
  const columns = ['SKU', 'Name', 'Name (hi)', 'Pictures', ...Object.keys(SAME)];
  const lines = ROWS.map(([sku, name, hindi]) =>
    [sku, name, hindi, `${sku}.png`, ...Object.values(SAME)].join(','),
  );
  return Buffer.from([columns.join(','), ...lines].join('\n'));
}

async function picturesFile(): Promise<Buffer> {
  const pictures = ROWS.map(
    async ([sku, , , colour]) => [`${sku}.png`, await drawPicture(900, 900, colour)] as const,
  );
  return Buffer.from(zipOf(Object.fromEntries(await Promise.all(pictures))));
}

/** Five products come in by a file, with their pictures in a ZIP. */
export async function imported({ page }: Walk): Promise<void> {
  await openStep(page, 'Import from a file');
  const goods = { name: 'goods.csv', mimeType: 'text/csv', buffer: goodsFile() };
  await page.getByLabel(/^File of goods/).setInputFiles(goods);
  const zip = { name: 'pictures.zip', mimeType: 'application/zip', buffer: await picturesFile() };
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(zip);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Write 5 products' }).click();
  await expect(page.getByText('Written: 5 new and 0 changed products.')).toBeVisible();
  await expectStepDone(page, 'Ten products');
  // New arrivals, because nobody has marked others.
  for (const path of ['/shop', '/'])
    await expectInShop(page, path, ...ROWS.map(([, name]) => name));
  await expectInShop(page, '/hi/shop', ...ROWS.map(([, , hindi]) => hindi));
}
