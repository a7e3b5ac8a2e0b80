import { staffMessages } from '../contract/messages/staff.ts';
import { APPOINTMENT_MOVED, APPOINTMENT_REASONS } from '../contract/staff/appointment-moves.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { mailOf } from './fixtures/account-forms.ts';
import { bookByKeyboard, someDay } from './fixtures/appointment.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { readMail } from './fixtures/read-mail.ts';
import { expect } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

const FORM = '/consult-our-vaidya/schedule-appointment';

for (const width of [390, 1440]) {
  test.describe(`a consultation at the desk, ${width} wide`, () => {
    // The times appear once they are loaded, and the confirmation takes the place of the form.
    test.use({ viewport: { width, height: width === 390 ? 664 : 900 }, mayMove: true });

    test('is moved to a free time and cancelled, and the patient is told', {
      tag: '@any-screen',
    }, async ({ page, context, baseURL, newNumber }) => {
      const email = mailOf(await newNumber());
      await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
      await page.goto(FORM);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      const day = someDay();
      await bookByKeyboard(page, day);
      await expect(page.getByRole('heading', { name: /^See you on/ })).toBeVisible();

      await logIn(context, baseURL, STAFF);
      await page.goto(`/dashboard/calendar?from=${day}`);
      await expectAccessible(page);
      await page.goto(`/dashboard/appointments?when=all&q=${email}`);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByText(email)).toBeVisible();
      const id = Number(new URL(page.url()).pathname.split('/').pop());
      await expectAccessible(page);
      if (width === 390) await expectUsableByThumb(page, [new URL(page.url()).pathname]);

      await page.locator('summary').filter({ hasText: /^Move/ }).click();
      const times = page.getByLabel('New time');
      const free = await times.locator('option:not([value=""])').last().getAttribute('value');
      await times.selectOption(free);
      await page.getByRole('button', { name: /^Move it/ }).click();
      const moved = staffMessages.appointmentMoved(id, APPOINTMENT_MOVED.move);
      await expect(page.getByText(moved)).toBeVisible();
      const inUtc = new Date(free ?? '').toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
      const mail = await readMail(email, /has a new time$/);
      expect(mail.attachments?.[0]?.content).toContain(`DTSTART:${inUtc}Z`);
      await page.goto(`/dashboard/calendar?from=${free?.slice(0, 10)}`);
      await page.locator(`a[href$="/appointments/${id}"]`).click();

      await page
        .locator('summary')
        .filter({ hasText: /^Cancel/ })
        .click();
      await page.getByLabel(/^Reason/).selectOption('vaidya_away');
      await page.getByRole('button', { name: /^Yes, cancel/ }).click();
      const cancelled = staffMessages.appointmentMoved(id, APPOINTMENT_MOVED.cancel);
      await expect(page.getByText(cancelled)).toBeVisible();
      const last = await readMail(email, /cancelled your consultation$/);
      expect(last.text).toContain(APPOINTMENT_REASONS.vaidya_away);
    });
  });
}
