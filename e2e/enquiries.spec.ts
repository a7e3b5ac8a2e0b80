import { commonMessages } from '../contract/messages/common.ts';
import { enquiryMessages } from '../contract/messages/enquiries.ts';
import { notices } from '../contract/messages/notices.ts';
import { expectContentAccessible } from './fixtures/accessibility.ts';
import { button, field } from './fixtures/account-forms.ts';
import { readMail } from './fixtures/read-mail.ts';
import { expect, type Page, test } from './fixtures/test.ts';

const newMail = () => `asker-${crypto.randomUUID()}@example.com`;
const newCompany = () => `Rao Stores ${crypto.randomUUID().slice(0, 8)}`;

async function fillCompany(page: Page, company: string): Promise<void> {
  await field(page, /^Company name/).fill(company);
  await field(page, /^Industry type/).fill('Retail');
  await field(page, /^Company size/).fill('25 people');
  await field(page, /^Annual revenue/).selectOption('1 to 5 cr');
  await page.getByRole('radio', { name: 'Yes' }).check();
}

test('a message of the contact form is sent, and confirmed by mail', {
  tag: '@any-screen',
}, async ({ page }) => {
  const mail = newMail();
  await page.goto('/contact-us');
  await expect(page.getByText('Grievance Officer').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Company' }).fill('Rao Stores');
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await expect(page.getByText('Please select a country first!')).toBeVisible();
  await field(page, /^Country/).fill('India');
  await field(page, /^Phone/).fill('98250 11111');
  await field(page, /^Email/).fill(mail);
  await field(page, /^Subject/).fill('Ghee in glass');
  await field(page, /^Description/).fill(`Do you sell it? ${mail}`);
  await expect(page.getByRole('checkbox', { name: 'Checked: not a robot' })).toBeChecked();
  await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: notices.contact.consent }).check();
  await expectContentAccessible(page);
  await button(page, 'Send').click();
  await expect(page.getByText(enquiryMessages.sent)).toBeVisible();
  await expect(field(page, /^Subject/)).toHaveValue('');
  expect((await readMail(mail, /./)).text).toContain('Asha Rao');
});

test('a business enquiry is sent with the keyboard alone', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/bussiness');
  await expectContentAccessible(page);
  const { keyboard } = page;
  const fill = async (label: RegExp, text: string) => {
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await field(page, /^Company name/).focus();
  await fill(/^Company name/, newCompany());
  await fill(/^Industry type/, 'Retail');
  await fill(/^Company size/, '25 people');
  await fill(/^Annual revenue/, '5 to');
  await keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Applied' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await fill(/^Website/, 'https://rao.example.com');
  await field(page, /^Country/).focus();
  await keyboard.type('Nepal');
  await expect(field(page, /^State/)).toBeEnabled();
  await page.getByRole('checkbox').focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(button(page, 'Send')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(enquiryMessages.leadSent)).toBeVisible();
  await expect(field(page, /^Company name/)).toHaveValue('');
});

test.describe('an export enquiry', () => {
  // What was filled in before the reload comes back with the scripts, and unfolds the form.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/], mayMove: true });

  test('survives a reload and a lost connection', { tag: '@any-screen' }, async ({
    page,
    context,
  }) => {
    const company = newCompany();
    await page.goto('/exports');
    await fillCompany(page, company);
    await field(page, /^Country/).fill('Nepal');
    await page.getByText('More, if you know it').click();
    await expect(field(page, /^State/)).toBeEnabled();
    await field(page, /^When would you like/).fill('In June');
    await page.reload();
    await expect(page.getByText(enquiryMessages.draftRestored)).toBeVisible();
    await expect(field(page, /^Company name/)).toHaveValue(company);
    await expect(field(page, /^Country/)).toHaveValue('Nepal');
    await expect(field(page, /^State/)).toBeEnabled();
    await expect(field(page, /^When would you like/)).toHaveValue('In June');

    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').check();
    await context.setOffline(true);
    await button(page, 'Send').click();
    await expect(page.getByText(commonMessages.notSentOffline)).toBeVisible();
    await expect(field(page, /^Company name/)).toHaveValue(company);
    await context.setOffline(false);
    await expect(page.getByText(commonMessages.offline)).toBeHidden();
    await button(page, 'Send').click();
    await expect(page.getByText(enquiryMessages.leadSent)).toBeVisible();
    await page.reload();
    await expect(field(page, /^Company name/)).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a business enquiry is sent, or the page says what is missing', {
    tag: '@any-screen',
  }, async ({ page }) => {
    await page.goto('/bussiness');
    await fillCompany(page, newCompany());
    await button(page, 'Send').click();
    await expect(page).toHaveURL('/enquiry?form=business');
    await expect(page.getByText(enquiryMessages.consentMissing).first()).toBeVisible();
    await page.goBack();
    await field(page, /^Country/).fill('Nepal');
    await field(page, /^Phone/).fill('9801234567');
    await page.getByRole('checkbox').check();
    await button(page, 'Send').click();
    await expect(page.getByText(enquiryMessages.leadSent)).toBeVisible();
  });

  test('the contact page names the other ways', { tag: '@any-screen' }, async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(button(page, 'Send')).toBeHidden();
  });
});
