import { beforeEach, describe, expect, test } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { inHindi } from '@/__tests__/support/in-languages';
import {
  SAMPLE_BUSINESS_LEAD,
  SAMPLE_EXPORT_LEAD,
  SAMPLE_INQUIRY,
} from '@/__tests__/support/sample-enquiry';
import { solve } from '@/__tests__/support/solve-captcha';
import { ORIGIN } from '@/__tests__/support/storefront-browser';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { enquiryCalls } from '@/app/api/calls/enquiries';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { captchaMessages } from '@/contract/messages/captcha';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { consents } from '@/shop-api/db/schema/consents';
import { leads } from '@/shop-api/db/schema/leads';

const { captcha } = shoppingCalls;
const { businessEnquiry: business, contactEnquiry: contact, exportEnquiry: exports } = enquiryCalls;

const shopApi = withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

async function stored() {
  return shopApi().db.select().from(leads).orderBy(desc(leads.id));
}

const page = async () => (await shopper.session()).flash;

describe('a message of the contact form', () => {
  test('is stored with its consent, and sent twice it is stored once', async () => {
    const asked = await shopper.send(captcha.GET, { query: '?form=contact' });
    const recaptcha = await solve((await asked.json()).challenge);
    const json = { ...SAMPLE_INQUIRY, consent: true, recaptcha };
    const answer = await shopper.send(contact.POST, { json });
    expect(await answer.json()).toEqual({ message: enquiryMessages.sent });
    await shopper.send(contact.POST, { json });
    const messages = (await stored()).filter(({ kind }) => kind === 'contact');
    expect(messages).toMatchObject([{ email: SAMPLE_INQUIRY.email, place: 'India' }]);
    const given = await shopApi().db.select().from(consents);
    expect(given).toContainEqual(expect.objectContaining({ purpose: 'contact' }));
  });

  test('is refused without a solved captcha, in the specification’s words', async () => {
    const json = { ...SAMPLE_INQUIRY, subject: 'No captcha', consent: true };
    const answer = await shopper.send(contact.POST, { json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: captchaMessages.failed });
    expect(await stored()).not.toContainEqual(expect.objectContaining({ subject: 'No captcha' }));
  });

  test('is refused without the consent of the form', async () => {
    const answer = await shopper.send(contact.POST, { json: SAMPLE_INQUIRY });
    const { errors } = await answer.json();
    expect(errors).toEqual({ consent: [enquiryMessages.consentMissing] });
  });
});

describe('an enquiry of a company', () => {
  test('is stored with its consent', async () => {
    const json = { ...SAMPLE_BUSINESS_LEAD, consent: true };
    const answer = await shopper.send(business.POST, { json });
    expect(await answer.json()).toEqual({ message: 'Data Created Successfully' });
    const [lead] = await stored();
    expect(lead).toMatchObject({ kind: 'business', company: SAMPLE_BUSINESS_LEAD.company_name });
    const given = await shopApi().db.select().from(consents);
    expect(given).toContainEqual(expect.objectContaining({ purpose: 'business' }));
  });

  test('is sent without JavaScript, with a country by its name', async () => {
    const form = {
      company_name: 'Kathmandu Herbs',
      industry_type: 'Retail',
      company_size: '12',
      annual_revenue: '1 to 5 cr',
      company_registered: 'no',
      country_name: 'nepal',
      country: '',
      calling_code: '',
      phone_no: '00977 980-1234567',
      consent: 'true',
    };
    const answer = await shopper.send(exports.POST, { form });
    expect(answer.headers.get('Location')).toBe('/enquiry?form=export');
    expect(await page()).toMatchObject({ message: enquiryMessages.leadSent, isError: false });
    const [lead] = await stored();
    expect(lead).toMatchObject({ kind: 'export', place: 'Nepal', phone: '+9779801234567' });
  });

  test.each([
    ['hi', 'नेपाल'],
    ['gu', 'NEPAL'],
  ])('is sent without JavaScript from a page in %s, with %s', async (language, country_name) => {
    const form = {
      ...{ company_name: 'Kathmandu Herbs', industry_type: 'Retail', company_size: '12' },
      ...{ annual_revenue: '1 to 5 cr', company_registered: 'no', consent: 'true' },
      country_name,
    };
    const headers = { Referer: `${ORIGIN}/${language}/exports` };
    await shopper.send(exports.POST, { form, headers });
    expect((await stored())[0]).toMatchObject({ kind: 'export', place: 'Nepal' });
  });

  test('is answered in the language of its page, with JavaScript and without', async () => {
    const said = inHindi(enquiryMessages.leadSent);
    expect(said).not.toBe(enquiryMessages.leadSent);
    const headers = { Referer: `${ORIGIN}/hi/bussiness` };
    const json = { ...SAMPLE_BUSINESS_LEAD, consent: true };
    const answer = await shopper.send(business.POST, { json, headers });
    expect(await answer.json()).toEqual({ message: said });
    const form = { ...strings(SAMPLE_BUSINESS_LEAD), consent: 'true', country_name: 'India' };
    await shopper.send(business.POST, { form, headers });
    expect(await page()).toMatchObject({ message: said, isError: false });
  });

  test('displays without JavaScript which fields are refused', async () => {
    const answer = await shopper.send(business.POST, {
      form: { country_name: 'Neverland', annual_revenue: '' },
    });
    expect(answer.headers.get('Location')).toBe('/enquiry?form=business');
    const flash = await page();
    expect(flash).toMatchObject({ isError: true });
    expect(Object.values(flash?.errors ?? {}).flat()).toEqual(
      expect.arrayContaining([
        'Company name is required',
        'Annual revenue is required',
        enquiryMessages.consentMissing,
      ]),
    );
  });

  test('is refused with a country that is not offered', async () => {
    const form = { ...strings(SAMPLE_EXPORT_LEAD), consent: 'true', country: '' };
    await shopper.send(exports.POST, { form: { ...form, country_name: 'Neverland' } });
    expect((await page())?.errors).toEqual({ country: ['Country is not valid'] });
  });
});

function strings(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
