import { expect } from '@playwright/test';
import { openLanguage, part, save, take, write, writeRich } from '../hands/form.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

/** A post is a draft until it is published, and then in the journal in two languages. */
export async function post({ page }: Walk): Promise<void> {
  await page.goto('/dashboard/posts');
  await page.getByRole('link', { name: 'Add a post' }).click();
  const text = part(page, 'Text');
  await write(text, { Title: 'How we dry turmeric', Summary: 'Nine days in the shade.' });
  await writeRich(text, 'Text', 'The roots are boiled, and then they wait.');
  await write(part(page, 'When and where'), { Author: 'Meera Nair' });
  await take(part(page, 'When and where'), 'Category', 'Spices');
  await openLanguage(page, 'Text', 'हिन्दी');
  await write(text, { Title: 'हल्दी कैसे सूखती है', Summary: 'छाँव में नौ दिन।' });
  await writeRich(text, 'Text', 'जड़ें उबाली जाती हैं, फिर वे इंतज़ार करती हैं।');
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Make it a draft' })).toBeVisible();
  await expectInShop(page, '/blogs', 'How we dry turmeric');
  await expectInShop(page, '/hi/blogs', 'हल्दी कैसे सूखती है');
}
