import { Secret, TOTP } from 'otpauth';
import { factorMessages } from '../contract/messages/second-factor.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { button, field, fillLogin } from './fixtures/account-forms.ts';
import { joinStaff, STAFF_PASSWORD } from './fixtures/join-staff.ts';
import { expect, test } from './fixtures/test.ts';

// A page of other roles answers 403.
test.use({ expectedComplaints: [/status of 403/], mayMove: true });

test('an invited person sets a password, logs in, and finds their own part of the desk alone', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  // Mails are sent within some seconds.
  test.slow();
  await logIn(context, baseURL, STAFF);
  const own = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await own.newPage();
  const email = await joinStaff(page, theirs);
  // On a phone the menu is behind a button.
  const opener = theirs.getByRole('button', { name: 'Menu' });
  if (await opener.isVisible()) await opener.click();
  const menu = theirs.getByRole('navigation', { name: 'Dashboard' });
  await expect(menu.getByRole('link', { name: 'Banners' })).toBeVisible();
  for (const name of ['Orders', 'Products', 'Settings', 'People'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(theirs.getByText('Sales today')).toHaveCount(0);
  await theirs.goto('/dashboard/banners');
  await expect(theirs.getByRole('heading', { name: 'Banners', level: 1 })).toBeVisible();
  const refused = await theirs.goto('/dashboard/orders');
  expect(refused?.status()).toBe(403);
  await expect(theirs.getByRole('heading', { name: 'You may not open this page' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('link', { name: 'To the overview' }).click();
  await expect(theirs).toHaveURL('/dashboard');
  await own.close();

  await page.goto('/dashboard/people');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('link', { name: 'Ravi Shah' })).toBeVisible();
  await expectAccessible(page);
});

test('a login asks for the code of the app, once it is set up, and takes a recovery code', {
  tag: '@any-screen',
}, async ({ page, context, baseURL, browser }) => {
  test.slow();
  await logIn(context, baseURL, STAFF);
  const own = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await own.newPage();
  const email = await joinStaff(page, theirs);
  await theirs.goto('/dashboard/second-factor');
  await expect(theirs.getByText(/^Chrome on \w+/)).toBeVisible();
  await expectAccessible(theirs);
  await button(theirs, 'Set it up').click();
  const key = (await theirs.locator('code').textContent()) ?? '';
  await expectAccessible(theirs);
  await field(theirs, /^Code of the app/).fill('000000');
  await button(theirs, 'Finish').click();
  await expect(theirs.getByRole('alert').getByText(factorMessages.wrong)).toBeVisible();
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await field(theirs, /^Code of the app/).fill(codeNow());
  await button(theirs, 'Finish').click();
  const recovery = theirs.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/).first();
  const saved = (await recovery.textContent()) ?? '';

  await own.clearCookies();
  await theirs.goto('/login?next=%2Fdashboard');
  await fillLogin(theirs, email, STAFF_PASSWORD);
  await expect(theirs.getByText(factorMessages.needed)).toBeVisible();
  await field(theirs, /^OTP/).fill(saved);
  await button(theirs, 'Login').click();
  await expect(theirs.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await own.close();
});
