import { beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { SAMPLE_BUSINESS_LEAD, SAMPLE_EXPORT_LEAD } from '@/__tests__/support/sample-enquiry';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { BUSINESS_QUESTIONS, EXPORT_QUESTIONS } from '@/contract/enquiries/enquiry-choices';
import { addressApiMessages } from '@/contract/messages/addresses';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { consents } from '@/shop-api/db/schema/consents';
import { leads } from '@/shop-api/db/schema/leads';

const BUSINESS = 'POST /user/web/b2b/create/';
const EXPORT = 'POST /user/web/Exportlead/create/';
const [JORDAN, INDIA, GUJARAT, AHMEDABAD] = [111, 101, 4030, 57_606];
/** All that the form requires. */
const LEAST = {
  company_name: 'Rao Stores',
  industry_type: 'Retail',
  company_size: '11 to 50',
  annual_revenue: '1 to 5 cr',
  company_registered: 'applied',
};
const SUBMITS = size({ quick: 20, heavy: 200 });

onEachApp((app) => {
  const send = (call: string, body: object) => app.call(call, { body });
  const stored = () => app.db.select().from(leads);
  beforeEach(async () => void (await app.db.delete(leads)));

  test('a business enquiry is stored in the order of its form, with its questions', async () => {
    const answer = await send(BUSINESS, SAMPLE_BUSINESS_LEAD);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: true, message: enquiryMessages.leadSent },
    ]);
    expect(await stored()).toMatchObject([
      {
        kind: 'business',
        company: 'Rao Stores',
        name: 'Asha Rao',
        email: 'buyer@example.com',
        phone: '+919825011111',
        place: 'Ahmedabad, Gujarat, India',
        subject: 'Retail',
        details: [
          { label: 'Company size', value: '11 to 50' },
          { label: 'Website', value: 'https://rao.example.com' },
          { label: 'Annual revenue', value: '1 to 5 cr' },
          { label: 'Company registered', value: 'yes' },
          { label: 'Job title', value: 'Buyer' },
          { label: 'Requirements', value: 'Labels in Gujarati' },
          { label: BUSINESS_QUESTIONS[0], value: 'Ghee' },
          { label: BUSINESS_QUESTIONS[3], value: 'In March' },
        ],
      },
    ]);
  });

  test('an export enquiry has eleven questions', async () => {
    await send(EXPORT, SAMPLE_EXPORT_LEAD);
    const [{ kind, details } = { details: [] }] = await stored();
    expect(kind).toBe('export');
    expect(details.slice(-3)).toEqual([
      { label: EXPORT_QUESTIONS[0], value: 'Oils' },
      { label: EXPORT_QUESTIONS[3], value: 'Jordan, Aqaba' },
      { label: EXPORT_QUESTIONS[10], value: 'In April' },
    ]);
  });

  test('a question of another client is stored with its answer', async () => {
    const asked = { question2: 'How many pallets?', answer2: '4', question3: '', answer3: '5' };
    await send(BUSINESS, { ...LEAST, ...asked });
    const [{ details } = { details: [] }] = await stored();
    expect(details.slice(-2)).toEqual([
      { label: 'How many pallets?', value: '4' },
      { label: 'Question 3', value: '5' },
    ]);
  });

  test('five fields suffice, and nobody is confirmed without an email address', async () => {
    await deliverMails(app);
    expect((await send(BUSINESS, { ...LEAST, country: null, email: '' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ name: '', email: '', phone: '', place: '' }]);
    const mails = await deliverMails(app);
    expect(mails.map(({ to }) => to)).toEqual(['business@vanya.example.com']);
    expect(mails[0]?.text).toContain('please answer by phone');
  });

  describe.each([
    ['business', BUSINESS],
    ['export', EXPORT],
  ])('the place of the %s form', (_kind, call) => {
    test.each([
      [{ country: INDIA }, 'India'],
      [{ country: INDIA, state: GUJARAT }, 'Gujarat, India'],
      [{ country: INDIA, state: GUJARAT, city: AHMEDABAD }, 'Ahmedabad, Gujarat, India'],
    ])('may be given in part (%j)', async (place, expected) => {
      await send(call, { ...LEAST, ...place });
      expect(await stored()).toMatchObject([{ place: expected }]);
    });

    test.each([
      [{ country: 999_999 }, { country: [addressApiMessages.countryUnknown] }],
      [{ country: JORDAN, state: GUJARAT }, { state: [addressApiMessages.otherState] }],
      [{ state: GUJARAT }, { state: [addressApiMessages.otherState] }],
      [{ country: INDIA, state: 4014, city: AHMEDABAD }, { city: [addressApiMessages.otherCity] }],
      [{ country: INDIA, city: AHMEDABAD }, { city: [addressApiMessages.otherCity] }],
    ])('is refused when its parts do not fit (%j)', async (place, errors) => {
      const answer = await send(call, { ...LEAST, ...place });
      expect([answer.status, answer.body.errors]).toEqual([422, errors]);
      expect(await stored()).toEqual([]);
    });
  });

  test('consent is stored for the form it was given in', async () => {
    await send(BUSINESS, { ...SAMPLE_BUSINESS_LEAD, consent: true });
    await send(EXPORT, { ...SAMPLE_EXPORT_LEAD, consent: true });
    const given = await app.db.select().from(consents);
    expect(given.map(({ purpose }) => purpose).sort()).toEqual(['business', 'export']);
  });

  test('the same content in two forms is two enquiries', async () => {
    await send(BUSINESS, LEAST);
    await send(EXPORT, LEAST);
    expect(await stored()).toHaveLength(2);
  });
});

onEachApp((app) => {
  test(`${SUBMITS} submits of one form at the same time are one enquiry, one consent and two mails`, async () => {
    const body = { ...SAMPLE_BUSINESS_LEAD, email: 'racing@example.com', consent: true };
    const answers = await Promise.all(
      Array.from({ length: SUBMITS }, () => app.call(BUSINESS, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.select().from(leads)).toHaveLength(1);
    expect(await app.db.select().from(consents)).toHaveLength(1);
    const mails = await deliverMails(app);
    expect(mails.map(({ to }) => to).sort()).toEqual([
      'business@vanya.example.com',
      'racing@example.com',
    ]);
  });
});

onEachApp(
  (app) => {
    test('an address sends two enquiries of each form an hour', async () => {
      const statuses = [];
      for (const job_title of ['one', 'two', 'three']) {
        const body = { ...LEAST, job_title };
        statuses.push((await app.call(BUSINESS, { body })).status);
        statuses.push((await app.call(EXPORT, { body })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    });
  },
  { enquiriesPerHour: 2 },
);
