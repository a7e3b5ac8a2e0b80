import sharp from 'sharp';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { CUSTOMER, logIn, STAFF } from './fixtures/account.ts';
import { isHydrated } from './fixtures/hydrated.ts';
import { expect, test } from './fixtures/test.ts';

test('a picture of a review is seen once staff have shown it, and others mark the review as helpful', {
  tag: '@any-screen',
}, async ({ page, context, browser, baseURL }) => {
  await logIn(context, baseURL);
  await page.goto('/write-review/1022');
  const create = { width: 900, height: 600, channels: 3, background: '#b91f4b' } as const;
  await page.getByLabel('Your review').fill('The aroma is in the photo, nearly.');
  await page.getByLabel('Pictures').setInputFiles({
    name: 'jar.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  });
  await page.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText(/Your pictures appear once/)).toBeVisible();
  const path = await page.getByRole('link', { name: /^All reviews of/ }).getAttribute('href');

  const desk = await browser.newContext({ baseURL });
  await logIn(desk, baseURL, STAFF);
  const staff = await desk.newPage();
  await staff.goto('/dashboard/reviews?photos=waiting');
  await expectContentAccessible(staff);
  await staff.getByRole('button', { name: /^Show ?: picture 1/ }).click();
  await expect(staff.getByText(/review: the picture is shown/)).toBeVisible();
  await desk.close();

  const other = await browser.newContext({ baseURL, hasTouch: true });
  await logIn(other, baseURL, { ...CUSTOMER, email: 'elite@example.com' });
  const reader = await other.newPage();
  await reader.goto(path ?? '');
  const card = reader.getByRole('article').filter({ hasText: 'nearly' });
  const picture = card.getByRole('img', { name: /picture 1 of 1/ });
  const file = await reader.request.get((await picture.getAttribute('src')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp']);
  const helpful = card.getByRole('button', { name: /^Helpful/ });
  await isHydrated(helpful);
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('1');
  await expectContentAccessible(reader);
  await other.close();
});
