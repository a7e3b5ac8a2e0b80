import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { englishText } from '@/contract/messages/text-with-values';
import { avatarApiMessages, avatarMessages } from '../contract/messages/avatar.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect, type Page } from './fixtures/test.ts';

const CHANGED = avatarApiMessages.changed;
const REMOVED = avatarApiMessages.removed;
const TOO_LARGE = englishText(avatarMessages.tooLarge);

test.beforeEach(async ({ context, baseURL, newNumber }) => {
  const email = mailOf(await newNumber());
  await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
});

const avatar = (page: Page) => page.getByRole('main').locator('img[src^="/media/portraits/"]');

/** Chooses a file: the bytes of a buffer would take a browser without compilers seconds to read. */
async function choosePhoto(page: Page, bytes = 0): Promise<void> {
  const create = { width: 900, height: 600, channels: 3, background: '#b91f4b' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const path = test.info().outputPath('me.jpg');
  await writeFile(path, Buffer.concat([photo, Buffer.alloc(bytes)]));
  await page.getByLabel('Profile picture').setInputFiles(path);
}

/** Expects the picture to be loaded and square. */
async function expectDisplayed(image: ReturnType<typeof avatar>): Promise<void> {
  await expect(image).toBeVisible();
  await expect(async () => {
    const size = await image.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
    ]);
    expect(size[0]).toBeGreaterThan(0);
    expect(size[0]).toBe(size[1]);
  }).toPass();
}

test('an avatar is uploaded, shown in the profile and removed; the form input is kept', {
  tag: ['@any-screen', '@pictures'],
}, async ({ page }) => {
  await page.goto('/profile/edit');
  await page.getByRole('textbox', { name: 'Company' }).fill('Neem & Co');
  await choosePhoto(page, 6_000_000);
  await expect(page.getByText(TOO_LARGE)).toBeVisible();
  await expectContentAccessible(page);
  // As large as the pictures of a phone's camera.
  await choosePhoto(page, 4_900_000);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expectDisplayed(avatar(page));
  await expectContentAccessible(page);
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Neem & Co');
  await page.goto('/profile');
  await expectDisplayed(avatar(page));
  await page.goto('/profile/edit');
  await button(page, 'Remove picture').click();
  await expect(page.getByText(REMOVED)).toBeVisible();
  await expect(avatar(page)).toHaveCount(0);
  await expect(field(page, /^Profile picture/)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an avatar is sent and removed as a plain form, and 6 MB are refused', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/profile/edit');
    await choosePhoto(page, 6_000_000);
    await button(page, 'Upload picture').click();
    await expect(page.getByText(TOO_LARGE)).toBeVisible();
    await expect(page).toHaveURL('/profile/edit');
    await choosePhoto(page);
    await button(page, 'Upload picture').click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(avatar(page)).toBeVisible();
    await button(page, 'Remove picture').click();
    await expect(page.getByText(REMOVED)).toBeVisible();
    await expect(avatar(page)).toHaveCount(0);
  });
});
