import { expect } from '@playwright/test';
import { openLanguage, part, save, upload, write } from '../hands/form.ts';
import { drawPicture } from '../hands/pictures.ts';
import { expectStepDone, openStep } from '../hands/steps.ts';
import { expectInShop, openId, type Walk } from '../hands/walk.ts';

/** A category is in the menu, and its page has a banner, both in two languages. */
export async function category({ page }: Walk): Promise<void> {
  await openStep(page, 'Add a category');
  const name = part(page, 'Category');
  const banner = part(page, 'Banner of its page');
  await write(name, { Name: 'Spices' });
  await write(banner, { Title: 'Spices of the hills', Text: 'Ground in small lots.' });
  await upload(banner, 'Wide picture', await drawPicture(1600, 500, '#8a3324'));
  await upload(banner, 'Picture for phones', await drawPicture(900, 700, '#8a3324'));
  const place = part(page, 'Where it stands');
  await upload(place, 'Picture', await drawPicture(400, 400, '#8a3324'));
  await openLanguage(page, 'Category', 'हिन्दी');
  await write(name, { Name: 'मसाले' });
  await write(banner, { Title: 'पहाड़ों के मसाले', Text: 'थोड़ा-थोड़ा पीसा हुआ।' });
  await openLanguage(page, 'Category', 'English');
  await save(page);
  await expect(page).toHaveURL(/\/dashboard\/categories\/\d+$/);
  const id = openId(page);
  await expectStepDone(page, 'First category');
  await expectInShop(page, `/categories/${id}/spices`, 'Spices of the hills');
  await expectInShop(page, `/hi/categories/${id}/spices`, 'मसाले', 'पहाड़ों के मसाले');
}
