import { expect, type Locator, type Page } from '@playwright/test';

/** A panel of a form, or a fact of several parts in it, by its heading. */
export function part(within: Page | Locator, name: string): Locator {
  const named = { name, exact: true };
  return within.getByRole('tabpanel', named).or(within.getByRole('group', named)).first();
}

/** Types texts into the fields with these labels. */
export async function write(within: Locator, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = within.getByRole('textbox', { name, exact: true });
    await field
      .or(within.getByRole('combobox', { name, exact: true }))
      .first()
      .fill(text);
  }
}

/** Types a paragraph into a field of rich text. */
export async function writeRich(within: Locator, name: string, text: string): Promise<void> {
  const field = within.getByRole('textbox', { name, exact: true });
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

/** Opens the tab of a language in a panel. */
export async function openLanguage(page: Page, panel: string, language: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: `Language of ${panel.toLowerCase()}` });
  await tabs.getByRole('tab', { name: language }).click();
}

/** Finds an entry of another desk by its name and takes it. */
export async function take(within: Locator, field: string, name: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).fill(name);
  await within.page().getByRole('option', { name }).first().click();
}

/** Chooses a picture from the device and waits until the shop has it. */
export async function upload(within: Locator, name: string, picture: Buffer): Promise<void> {
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: picture };
  const pictures = within.locator('img');
  const before = await pictures.count();
  await within.getByLabel(name).first().setInputFiles(file);
  await expect(pictures).toHaveCount(before + 1);
}

/** Saves an open form and waits until nothing in it is unsaved. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(page.getByText('All changes are saved').filter({ visible: true })).toHaveCount(1);
}
