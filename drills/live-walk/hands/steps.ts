import { expect, type Page } from '@playwright/test';

/** Goes from the overview to a desk by the link of a first step. */
export async function openStep(page: Page, link: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Overview');
}

/** Waits until the overview says that a first step is done. */
export async function expectStepDone(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard');
  const step = page.getByRole('heading', { name: new RegExp(`^${title}`), level: 3 });
  await expect(step).toContainText('done');
}

/** Says of a first step that its samples are right. */
export async function keepSamples(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard');
  const name = new RegExp(`^The samples are right ?: ${title}`);
  await page.getByRole('button', { name }).click();
}
