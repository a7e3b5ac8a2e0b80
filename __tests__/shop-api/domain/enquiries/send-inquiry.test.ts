import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { SAMPLE_INQUIRY } from '@/__tests__/support/sample-enquiry';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { NOTICE_VERSION } from '@/contract/kit/consents';
import { enquiryMessages } from '@/contract/messages/enquiries';
import { notices, withdrawal } from '@/contract/messages/notices';
import { englishText } from '@/contract/messages/text-with-values';
import { shopProfile } from '@/contract/shop/shop';
import { consents } from '@/shop-api/db/schema/consents';
import { leads } from '@/shop-api/db/schema/leads';

const CALL = 'POST /inquiries/';
const HOUR_MS = 3_600_000;

const bodyOf = async (app: TestApp, changes: object = {}) => ({
  ...SAMPLE_INQUIRY,
  recaptcha: await captchaFor(app, 'contact'),
  ...changes,
});
const send = async (app: TestApp, changes: object = {}) =>
  app.call(CALL, { body: await bodyOf(app, changes) });
const stored = (app: TestApp) => app.db.select().from(leads);

onEachApp((app) => {
  beforeEach(async () => void (await app.db.delete(leads)));

  test('a message is stored as it was typed, with the name of its country', async () => {
    const answer = await send(app);
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: true, message: enquiryMessages.sent },
    ]);
    expect(await stored(app)).toMatchObject([
      {
        kind: 'contact',
        company: 'Rao Stores',
        name: 'Asha Rao',
        email: 'asha.rao@example.com',
        phone: '+919825011111',
        place: 'India',
        subject: 'Ghee in glass',
        details: [
          { label: 'Age group', value: '18 to 45' },
          { label: 'Description', value: 'Do you sell ghee in jars of glass?' },
        ],
        createdAt: app.clock.now(),
      },
    ]);
  });

  describe('the captcha', () => {
    test.each([
      ['is missing', async () => undefined],
      ['is made up', async () => 'solved'],
      ['was solved for another form', () => captchaFor(app, 'appointment')],
    ])('refuses a message when it %s', async (_case, recaptcha) => {
      const answer = await send(app, { recaptcha: await recaptcha() });
      expect([answer.status, answer.body.message]).toEqual([422, 'reCAPTCHA verification failed']);
      expect(await stored(app)).toEqual([]);
    });

    test('is good for one message', async () => {
      const recaptcha = await captchaFor(app, 'contact');
      expect((await send(app, { recaptcha })).status).toBe(200);
      const second = await send(app, { recaptcha, subject: 'Another' });
      expect([second.status, second.body.reason]).toEqual([422, 'captcha_not_solved']);
    });
  });

  test.each([
    ['country', { country: 999_999 }, 'country_unknown'],
    ['phone', { phone: '+449825011111' }, 'calling_code_not_of_country'],
    ['phone', { phone: '9825011111' }, 'calling_code_not_of_country'],
  ])(
    'refuses a %s that does not fit (%j), before the captcha is used',
    async (field, changes, reason) => {
      const recaptcha = await captchaFor(app, 'contact');
      const answer = await send(app, { ...changes, recaptcha });
      expect([answer.status, answer.body.reason]).toEqual([422, reason]);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect((await send(app, { recaptcha })).status).toBe(200);
    },
  );

  test('the same message twice is stored and mailed once, with one answer and one captcha', async () => {
    await deliverMails(app);
    const body = await bodyOf(app, { consent: true, email: 'twice@example.com' });
    const first = await app.call(CALL, { body });
    const again = await app.call(CALL, { body });
    const retyped = await send(app, { ...body, name: ' asha  RAO ', recaptcha: '' });
    expect([again.body, retyped.body]).toEqual([first.body, first.body]);
    expect(await stored(app)).toHaveLength(1);
    expect(await app.db.select().from(consents)).toHaveLength(1);
    expect(await deliverMails(app)).toHaveLength(2);
  });

  test.each(['company', 'name', 'phone', 'email', 'subject', 'inquiry_description'] as const)(
    'a message with another %s is another one',
    async (field) => {
      await send(app);
      await send(app, {
        [field]: `${SAMPLE_INQUIRY[field]}1`.replace('@', '1@').replace('.com1', '.com'),
      });
      expect(await stored(app)).toHaveLength(2);
    },
  );

  describe('consent', () => {
    const given = () => app.db.select().from(consents);

    test('is stored with the notice that was displayed, its version, address and time', async () => {
      await send(app, { consent: true });
      const [lead] = await stored(app);
      const { consent, details } = notices.contact;
      expect(await given()).toMatchObject([
        {
          purpose: 'contact',
          leadId: lead?.id,
          appointmentId: null,
          email: SAMPLE_INQUIRY.email,
          notice: `${consent}\n${englishText(details)} ${englishText(withdrawal(shopProfile.privacyEmail))}`,
          noticeVersion: NOTICE_VERSION,
          address: expect.stringMatching(/./),
          givenAt: app.clock.now(),
          withdrawnAt: null,
        },
      ]);
    });

    test('is not made up for a client that does not ask for it', async () => {
      await send(app);
      expect(await given()).toEqual([]);
    });

    test('that is refused refuses the form', async () => {
      const answer = await send(app, { consent: false });
      expect(answer.body.errors).toEqual({ consent: [enquiryMessages.consentMissing] });
      expect(await stored(app)).toEqual([]);
    });

    test('ends with its message', async () => {
      await send(app, { consent: true });
      await app.db.delete(leads).where(eq(leads.kind, 'contact'));
      expect(await given()).toEqual([]);
    });
  });

  test('the same message is a new one after midnight in India', async () => {
    const at = (time: string) => app.clock.advance(Date.parse(time) - app.clock.now().getTime());
    at('2026-11-21T23:59:59+05:30');
    await send(app);
    at('2026-11-22T00:00:00+05:30');
    await send(app);
    expect(await stored(app)).toHaveLength(2);
  });
});

onEachApp(
  (app) => {
    test('an address sends three messages an hour, repetitions and other forms not counted', async () => {
      const statuses = [];
      for (const subject of ['one', 'one', 'two', 'three', 'four']) {
        statuses.push((await send(app, { subject })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      expect(await stored(app)).toHaveLength(3);
      app.clock.advance(HOUR_MS);
      expect((await send(app, { subject: 'four' })).status).toBe(200);
    });
  },
  { enquiriesPerHour: 3 },
);
