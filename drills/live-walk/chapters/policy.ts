import { expect } from '@playwright/test';
import { openLanguage, part, save, write, writeRich } from '../hands/form.ts';
import { keepSamples, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

const PROMISE = 'Parcels leave Mumbai on the day after your order.';
const HINDI = 'पार्सल आपके ऑर्डर के अगले दिन मुंबई से निकलते हैं।';

/** One policy is rewritten in two languages, and the other samples are kept. */
export async function policy({ page }: Walk): Promise<void> {
  await openStep(page, 'Policies and pages');
  await page.getByRole('link', { name: 'Shipping policy' }).click();
  await expect(page.getByRole('heading', { name: 'Shipping policy', level: 1 })).toBeVisible();
  const text = part(page, 'Text');
  await writeRich(text, 'Text', PROMISE);
  await openLanguage(page, 'Text', 'हिन्दी');
  await write(text, { Title: 'डिलीवरी नीति' });
  await writeRich(text, 'Text', HINDI);
  await save(page);
  await keepSamples(page, 'Policies');
  // That was the last of the first steps.
  await expect(page.getByRole('heading', { name: 'Before the shop opens' })).toHaveCount(0);
  await expectInShop(page, '/shipping-policy', PROMISE);
  await expectInShop(page, '/hi/shipping-policy', 'डिलीवरी नीति', HINDI);
}
