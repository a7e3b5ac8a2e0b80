import { expect } from '@playwright/test';
import { part, save, write } from '../hands/form.ts';
import { expectStepDone, keepSamples, openStep } from '../hands/steps.ts';
import { expectInShop, type Walk } from '../hands/walk.ts';

/** Deliveries cost 60 rupees, and nothing from 500 on or in the own city. */
export async function delivery({ page }: Walk): Promise<void> {
  await openStep(page, 'Delivery settings');
  await write(part(page, 'Charge'), { 'Delivery charge': '60', 'Free delivery from': '500' });
  const city = part(page, 'Own city');
  await city.getByRole('combobox', { name: 'State of the city' }).selectOption('Maharashtra');
  await city.getByRole('combobox', { name: 'City', exact: true }).selectOption('Mumbai');
  await save(page);
  await page.goto('/dashboard');
  const samples = 'Still samples: Cities with same or next day delivery.';
  await expect(page.getByText(samples)).toBeVisible();
  await keepSamples(page, 'Delivery');
  await expectStepDone(page, 'Delivery');
  await keepSamples(page, 'Minimum order');
  await expectInShop(page, '/', 'Free delivery from ₹500', '2 in Mumbai');
}
