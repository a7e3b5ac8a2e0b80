import { expect, type Page } from '@playwright/test';
import type { Walk } from '../hands/walk.ts';
import { OWNER } from './log-in.ts';

const CHANGED = ['settings/company', 'settings/delivery', 'pages/shipping-policy'];

const ADDED = [
  ['categories', 'Spices', 'added this'],
  ['brands', 'Nilgiri Pantry', 'added this'],
  ['products', 'Hill Turmeric', 'added this'],
  ['products', 'Nutmeg', 'imported'],
  ['banners', 'The harvest is in', 'added this'],
  ['posts', 'How we dry turmeric', 'added this'],
] as const;

/** Every entry says who has written it, and the order waits for staff. */
export async function trail({ page }: Walk): Promise<void> {
  for (const entry of CHANGED) {
    await page.goto(`/dashboard/${entry}`);
    await expectSaid(page, 'changed');
  }
  for (const [desk, name, said] of ADDED) {
    await page.goto(`/dashboard/${desk}`);
    await page.getByRole('rowheader', { name }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expectSaid(page, said);
  }
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('main')).toContainText('Asha Patel');
}

async function expectSaid(page: Page, said: string): Promise<void> {
  const history = page
    .locator('section, div')
    .filter({ hasText: /^History/ })
    .last();
  await expect(history).toContainText(`${OWNER} ${said}`);
}
