import { passkeyMessages } from '../contract/messages/passkeys.ts';
import { factorMessages } from '../contract/messages/second-factor.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { button, fillLogin } from './fixtures/account-forms.ts';
import { joinStaff, STAFF_PASSWORD } from './fixtures/join-staff.ts';
import { expect, test } from './fixtures/test.ts';
import { addAuthenticator } from './fixtures/virtual-authenticator.ts';

test.use({ mayMove: true });

test('a login takes a passkey in place of a code, and a person adds and removes it', async ({
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
  const authenticator = await addAuthenticator(theirs);
  await theirs.goto('/dashboard/second-factor');

  await authenticator.refuse(true);
  await button(theirs, 'Add a passkey').click();
  await expect(theirs.getByText(passkeyMessages.cancelled)).toBeVisible();
  await authenticator.refuse(false);
  await button(theirs, 'Add a passkey').click();
  await expect(theirs.getByText(factorMessages.passkeyAdded)).toBeVisible();
  await expect(theirs.getByText('not used yet')).toBeVisible();
  await expectAccessible(theirs);

  await own.clearCookies();
  await theirs.goto('/login?next=%2Fdashboard');
  await fillLogin(theirs, email, STAFF_PASSWORD);
  await expect(theirs.getByText(factorMessages.passkeyNeeded)).toBeVisible();
  await expectAccessible(theirs);
  await authenticator.refuse(true);
  await button(theirs, passkeyMessages.use).click();
  await expect(theirs.getByRole('alert').getByText(passkeyMessages.cancelled)).toBeVisible();
  await authenticator.refuse(false);
  await button(theirs, passkeyMessages.use).click();
  await expect(theirs.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

  await theirs.goto('/dashboard/second-factor');
  await expect(theirs.getByText('not used yet')).toBeHidden();
  await theirs.getByRole('button', { name: /^Remove with a passkey/ }).click();
  await expect(theirs.getByText(factorMessages.passkeyRemoved)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Remove with a passkey/ })).toBeHidden();
  await own.close();
});

test('without scripts the page offers the app, and says what a passkey needs', {
  tag: '@any-screen',
}, async ({ browser, baseURL }) => {
  const own = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await logIn(own, baseURL, STAFF);
  const page = await own.newPage();
  await page.goto('/dashboard/second-factor');
  await expect(button(page, 'Set it up')).toBeVisible();
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(button(page, 'Add a passkey')).toHaveCount(0);
  await own.close();
});
