import { staffMessages } from '../contract/messages/staff.ts';
import { LEAD_MOVED } from '../contract/staff/lead-moves.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { logIn, STAFF } from './fixtures/account.ts';
import { readMail } from './fixtures/read-mail.ts';
import { expect, test } from './fixtures/test.ts';
import { expectUsableByThumb } from './fixtures/usable-by-thumb.ts';

for (const width of [390, 1440]) {
  test.describe(`a message at the desk, ${width} wide`, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 900 } });

    test('is taken and answered by mail', { tag: '@any-screen' }, async ({
      page,
      context,
      baseURL,
    }) => {
      const email = `buyer${crypto.randomUUID()}@example.com`;
      const data = {
        ...{ company_name: `Rao ${email}`, industry_type: 'Retail', company_size: '11 to 50' },
        ...{ annual_revenue: '1 to 5 cr', company_registered: 'yes', full_name: 'Asha Rao' },
        ...{ email, consent: true },
      };
      const headers = { Origin: new URL(baseURL ?? '').origin };
      const sent = await page.request.post('/api/enquiries/business', { data, headers });
      expect(sent.status()).toBe(200);

      await logIn(context, baseURL, STAFF);
      await page.goto(`/dashboard/leads?q=${email}`);
      await page.getByRole('button', { name: /^Take it/ }).click();
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Course' })).toBeVisible();
      const id = Number(new URL(page.url()).pathname.split('/').pop());
      await expect(page.getByText('Message: New to In work')).toBeVisible();

      await page.locator('summary').filter({ hasText: 'Answer by mail' }).click();
      await page.getByLabel(/^Answer/).fill('Sixty jars from March on.');
      await page.getByRole('button', { name: /^Send answer/ }).click();
      await expect(page.getByText(staffMessages.leadMoved(id, LEAD_MOVED.reply))).toBeVisible();
      await expect(page.getByText('Sixty jars from March on.')).toBeVisible();
      const mail = await readMail(email, /^Our answer to your business enquiry$/);
      expect(mail.text).toContain('Sixty jars from March on.');
    });

    test('has a list and a page that anybody can use', { tag: '@any-screen' }, async ({
      page,
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL, STAFF);
      await page.goto('/dashboard/leads?state=all');
      await expectAccessible(page);
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Course' })).toBeVisible();
      await expectAccessible(page);
      if (width === 390) await expectUsableByThumb(page, [new URL(page.url()).pathname]);
    });
  });
}
