import { appointmentMessages } from '../contract/messages/enquiries.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, mailOf } from './fixtures/account-forms.ts';
import { bookButton, bookByKeyboard, someDay } from './fixtures/appointment.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { dialog } from './fixtures/login-screen.ts';
import { readMail } from './fixtures/read-mail.ts';
import { expect } from './fixtures/test.ts';

const FORM = '/consult-our-vaidya/schedule-appointment';

test('somebody logged out is asked to log in, and the input stays', {
  tag: '@any-screen',
}, async ({ page }) => {
  const known = page.waitForResponse('**/api/session');
  await page.goto(FORM);
  await known;
  await expect(bookButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Landmark').fill('Near the lake');
  await expect(bookButton(page)).not.toHaveAttribute('aria-disabled');
  await bookButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText(appointmentMessages.loginFirst)).toBeVisible();
  await button(page, 'Not now').click();
  await page.reload();
  await expect(page.getByLabel('Landmark')).toHaveValue('Near the lake');
  await expectContentAccessible(page);
});

test('a free time that the page of consultations offers is chosen in the booking', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto('/consult-our-vaidya');
  const times = page.getByRole('list', { name: 'Next free times' });
  await expect(times.getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('img', { name: /^Drawing of/ })).toHaveCount(2);
  await expectContentAccessible(page);
  await times.getByRole('link').first().click();
  await expect(page).toHaveURL(/schedule-appointment#\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  const [, day = ''] = /#(.*)T/.exec(page.url()) ?? [];
  await expect(page.getByLabel('Date')).toHaveValue(day);
  await expect(
    page.getByRole('group', { name: /^Time on/ }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
  const chips = page.getByRole('list', { name: 'Next free times' }).getByRole('button');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await chips.last().click();
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a customer whose phone is on the time of Los Angeles', () => {
  // The times appear once they are loaded, and the confirmation takes the place of the form.
  test.use({ timezoneId: 'America/Los_Angeles', mayMove: true });

  test('books by keyboard at an hour of India, and cancels', { tag: '@any-screen' }, async ({
    page,
    context,
    baseURL,
    newNumber,
  }) => {
    const email = mailOf(await newNumber());
    await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
    await page.goto(FORM);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectContentAccessible(page);
    const day = someDay();
    const hour = await bookByKeyboard(page, day);
    const begins = new Date(`${day}T${hour}:00+05:30`);
    const text = begins
      .toLocaleTimeString('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
      .replace(/\s/g, ' ');

    await expect(page.getByRole('heading', { name: /^See you on/ })).toBeFocused();
    await expect(page.getByText(`${text} India time`)).toBeVisible();
    await expectContentAccessible(page);
    const mail = await readMail(email, /consultation is booked/);
    const inUtc = begins.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    expect(mail.attachments?.[0]?.content).toContain(`DTSTART:${inUtc}Z`);

    await page.getByRole('link', { name: 'Your appointments' }).click();
    const own = page.getByRole('region', { name: 'Appointments' });
    await expect(own.getByRole('heading', { level: 2 })).toContainText(text);
    await expectContentAccessible(page);
    await own.getByRole('button', { name: 'Cancel appointment' }).click();
    await button(page, 'Yes, cancel it').click();
    await expect(page.getByText(appointmentMessages.cancelled)).toBeVisible();
    await expect(own.getByText('Cancelled')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Cancel appointment' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how else to book', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto(FORM);
    const ways = page.locator('main noscript');
    await expect(ways.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(ways.locator('a[href^="tel:"]')).toBeVisible();
    await expect(ways.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(bookButton(page)).toBeHidden();
  });
});
