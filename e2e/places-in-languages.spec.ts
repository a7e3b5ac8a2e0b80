import { inGujarati, inHindi } from '../__tests__/support/in-languages.ts';
import { enquiryMessages } from '../contract/messages/enquiries.ts';
import { notices } from '../contract/messages/notices.ts';
import { LANGUAGES, type OtherLanguage } from '../contract/shop/languages.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { logIn } from './fixtures/account.ts';
import { button, field, mailOf } from './fixtures/account-forms.ts';
import { englishLeft } from './fixtures/english-left.ts';
import { PASSWORD, test } from './fixtures/login.ts';
import { expect, type Page } from './fixtures/test.ts';

const TRANSLATORS = { hi: inHindi, gu: inGujarati };

/** What shoppers type, by language: Nepal, and Surat. */
const TYPED: Record<OtherLanguage, { nepal: string; surat: string }> = {
  hi: { nepal: 'नेपाल', surat: 'सूरत' },
  gu: { nepal: 'નેપાળ', surat: 'સુરત' },
};

const suggestions = (page: Page, id: string) =>
  page
    .locator(`#${id} ~ datalist option`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));

for (const [code, { nepal, surat }] of Object.entries(TYPED)) {
  const t = TRANSLATORS[code as OtherLanguage];
  const { prefix } = LANGUAGES[code as OtherLanguage];
  const labelled = (text: string) => new RegExp(`^${t(text)}`);

  test.describe(`in ${code}`, { tag: '@any-screen' }, () => {
    test('the contact form begins in India, and countries have two names', async ({ page }) => {
      await page.goto(`${prefix}/contact-us`);
      const country = field(page, labelled('Country'));
      await expect(country).toHaveValue(t('India'));
      await expect(field(page, labelled('Phone'))).toBeVisible();
      for (const [typed, callingCode] of [
        [nepal, '+977'],
        [t('India'), '+91'],
        ['Nepal', '+977'],
        ['India', '+91'],
      ] as const) {
        await country.fill(typed);
        await expect(page.getByText(callingCode, { exact: true })).toBeVisible();
      }
      await expect.poll(async () => (await suggestions(page, 'country_name'))[0]).toBe(t('India'));
      await expectContentAccessible(page);
    });

    test('a message is sent to the shop without touching the country', async ({ page }) => {
      await page.goto(`${prefix}/contact-us`);
      await page.getByRole('textbox', { name: t('Company') }).fill('Rao Stores');
      await page.getByRole('textbox', { name: labelled('Name') }).fill('Asha Rao');
      await field(page, labelled('Phone')).fill('98250 11111');
      await field(page, labelled('Email')).fill(`asker-${crypto.randomUUID()}@example.com`);
      await field(page, labelled('Subject')).fill('Ghee in glass');
      await field(page, labelled('Description')).fill('Do you sell it?');
      await page.getByRole('checkbox', { name: t(notices.contact.consent) }).check();
      await button(page, t('Send')).click();
      await expect(page.getByText(t(enquiryMessages.sent))).toBeVisible();
      await expect(field(page, labelled('Country'))).toHaveValue(t('India'));
    });

    test('an address is added in a city that is typed in it', async ({
      page,
      context,
      baseURL,
      newNumber,
    }) => {
      const email = mailOf(await newNumber());
      await logIn(context, baseURL, { email, password: PASSWORD, firstName: 'Asha' });
      await page.goto(`${prefix}/profile/addresses/add?next=/cart`);
      expect(await englishLeft(page, ['Asha', 'Vanya Organics'])).toEqual([]);
      await expect(field(page, labelled('Country'))).toHaveValue(t('India'));
      const state = field(page, labelled('State'));
      const names = await state.locator('option').allTextContents();
      expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
      const city = field(page, labelled('City'));
      await expect(city).toHaveValue('Ahmedabad');
      await city.fill(surat);
      expect(await suggestions(page, 'city')).toContain('Surat');
      await page.locator('[name=full_name]').fill('Asha Rao');
      await page.locator('[name=mobile]').fill('98250 00000');
      await page.locator('[name=address_line_1]').fill('12 Neem Lane');
      await page.locator('[name=address_line_2]').fill('Athwa');
      await expectContentAccessible(page);
      await page.locator('[name=postal_code]').fill('395001');
      // The answer to it chooses state and city.
      await expect(state).toBeDisabled();
      await city.fill(surat);
      await button(page, t('Save address')).click();
      await expect(page).toHaveURL(`${prefix}/cart`);
      const { addresses } = await (await page.request.get('/api/addresses')).json();
      expect(addresses).toMatchObject([{ city_obj: { name: 'Surat' } }]);
    });
  });
}
