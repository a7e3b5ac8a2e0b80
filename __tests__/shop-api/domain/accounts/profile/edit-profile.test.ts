import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { signIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import {
  callSendLoginCode,
  callVerifyLoginCode,
  codeOn,
  messagesTo,
  newNumber,
  otherCode,
} from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { profileApiMessages, profileMessages } from '@/contract/messages/profile';
import { customers } from '@/shop-api/db/schema/customers';

onEachApp((app) => {
  let own: Awaited<ReturnType<typeof newCustomer>>;
  let who: Record<string, string>;
  const phone = newNumber();

  beforeEach(async () => {
    await app.db.update(customers).set({ phone: null, phoneProvenAt: null });
    own = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now() });
    who = await app.customer(own.id);
  });

  const details = (changes = {}) => ({
    first_name: 'Asha',
    last_name: 'Rao',
    company: 'Neem & Co',
    email: own.email,
    mobile_no: phone,
    ...changes,
  });
  const edit = (changes = {}) => app.call('PATCH /user/profile/', { who, body: details(changes) });
  const read = async () => (await app.call('GET /user/profile/', { who })).body.data;
  const rowOf = async (id: number) =>
    (await app.db.select().from(customers).where(eq(customers.id, id)))[0];

  describe('the details of a customer', () => {
    test('are stored as they were typed, and returned with the addresses', async () => {
      const { status, body } = await edit();
      expect([status, body.message]).toEqual([200, profileApiMessages.updated]);
      expect(await read()).toEqual({
        ...details(),
        profile_pic: null,
        email_confirmed: false,
        is_subscribed: false,
        addresses: [],
      });
    });

    test('keep their email: only its letter case may differ, another one is refused', async () => {
      expect((await edit({ email: 'other@example.com' })).body.errors).toEqual({
        email: [profileApiMessages.otherEmail],
      });
      expect((await edit({ email: own.email.toUpperCase() })).status).toBe(200);
      expect((await read()).email).toBe(own.email);
    });

    test('can be saved for an account without an email', async () => {
      await app.db.update(customers).set({ email: null }).where(eq(customers.id, own.id));
      expect((await edit({ email: '' })).status).toBe(200);
    });

    test.each(['98765', '+9198765432101', '+91123456789', '+15551234567'])(
      'refuse the number %s',
      async (mobile_no) => {
        expect((await edit({ mobile_no })).body.errors).toEqual({
          mobile_no: [profileApiMessages.invalidMobile],
        });
      },
    );
  });

  describe('a new number', () => {
    test('needs its code, and nothing is changed until the code is entered', async () => {
      const mobile_no = newNumber();
      const { status, body } = await edit({ mobile_no, first_name: 'Other' });
      expect([status, body.errors]).toEqual([422, { otp: [profileMessages.newNumberCode] }]);
      expect(messagesTo(app, mobile_no)).toHaveLength(1);
      expect(await read()).toMatchObject({ first_name: own.firstName, mobile_no: phone });
    });

    test('is set and proven by its code, with or without the plus, and then logs in', async () => {
      const mobile_no = newNumber();
      await edit({ mobile_no: mobile_no.slice(1) });
      const otp = codeOn(app, mobile_no);
      expect((await edit({ mobile_no, otp })).body.data).toMatchObject({ mobile_no });
      expect(await rowOf(own.id)).toMatchObject({ phoneProvenAt: app.clock.now() });
      expect((await callSendLoginCode(app, await app.visitor(), phone)).status).toBe(404);
      const visitor = await app.visitor();
      app.clock.advance(3_600_000);
      await callSendLoginCode(app, visitor, mobile_no);
      const login = await callVerifyLoginCode(app, visitor, {
        mobile: mobile_no,
        otp: codeOn(app, mobile_no),
      });
      expect(login.body.data.id).toBe(own.id);
    });

    test('is notified to the proven email address, and to no other', async () => {
      await deliverMails(app);
      const [first, second] = [newNumber(), newNumber()];
      await edit({ mobile_no: first });
      await edit({ mobile_no: first, otp: codeOn(app, first) });
      expect(await deliverMails(app)).toEqual([]);
      const proven = { emailProvenAt: app.clock.now() };
      await app.db.update(customers).set(proven).where(eq(customers.id, own.id));
      await edit({ mobile_no: second });
      expect(await deliverMails(app)).toEqual([]);
      await edit({ mobile_no: second, otp: codeOn(app, second) });
      const [mail] = await deliverMails(app);
      expect(mail?.to).toBe(own.email);
      expect(mail?.text).toContain(`the mobile number ending in ${second.slice(-2)}.`);
      expect(mail?.text).toContain('https://vanya.example/reset-password');
      expect(mail?.text).not.toContain(second.slice(0, -2));
    });

    test('is not set by another code, by the same code twice, or by another login', async () => {
      const mobile_no = newNumber();
      await edit({ mobile_no });
      const otp = codeOn(app, mobile_no);
      expect((await edit({ mobile_no, otp: otherCode(otp) })).status).toBe(422);
      const other = await app.customer((await newCustomer(app.db)).id);
      const body = { ...details({ mobile_no, otp }), email: '' };
      expect((await app.call('PATCH /user/profile/', { who: other, body })).status).toBe(422);
      expect((await edit({ mobile_no, otp })).status).toBe(200);
      await app.db.update(customers).set({ phone }).where(eq(customers.id, own.id));
      expect((await edit({ mobile_no, otp })).status).toBe(422);
    });

    test('is not set after six wrong codes, whatever key each of them has', async () => {
      const mobile_no = newNumber();
      await edit({ mobile_no });
      const otp = codeOn(app, mobile_no);
      const wrong = { who, body: details({ mobile_no, otp: otherCode(otp) }) };
      for (let n = 0; n < 6; n += 1) {
        const headers = { [IDEMPOTENCY_HEADER]: `a key of its own ${n}` };
        expect((await app.call('PATCH /user/profile/', { ...wrong, headers })).status).toBe(422);
      }
      expect((await edit({ mobile_no, otp })).status).toBe(422);
    });

    test('is not set by a login code, and its own code does not log in', async () => {
      const mobile_no = newNumber();
      await newCustomer(app.db, { phone: mobile_no });
      await callSendLoginCode(app, who, mobile_no);
      const forLogin = codeOn(app, mobile_no);
      expect((await edit({ mobile_no, otp: forLogin })).body.errors).toHaveProperty('otp');
      await edit({ mobile_no });
      const forNumber = codeOn(app, mobile_no);
      expect(
        (await callVerifyLoginCode(app, who, { mobile: mobile_no, otp: forNumber })).status,
      ).toBe(422);
    });

    test('ends the claims of accounts that never proved it, and nothing else of them', async () => {
      const mobile_no = newNumber();
      const claimer = await newCustomer(app.db, { phone: mobile_no });
      await edit({ mobile_no });
      await edit({ mobile_no, otp: codeOn(app, mobile_no) });
      expect(await rowOf(claimer.id)).toMatchObject({ phone: null, email: claimer.email });
      expect((await signIn(app, claimer.email)).status).toBe(200);
    });

    test('is refused when another account has proven it, before or meanwhile', async () => {
      const mobile_no = newNumber();
      const refusal = { mobile_no: [profileApiMessages.mobileTaken] };
      await edit({ mobile_no });
      const otp = codeOn(app, mobile_no);
      await newCustomer(app.db, { phone: mobile_no, phoneProvenAt: app.clock.now() });
      expect((await edit({ mobile_no, otp })).body.errors).toEqual(refusal);
      expect((await edit({ mobile_no })).body.errors).toEqual(refusal);
      expect((await rowOf(own.id))?.phone).toBe(phone);
    });

    test('is subject to the limits of login codes, with a captcha from the third on', async () => {
      const [first, second, third] = [newNumber(), newNumber(), newNumber()];
      await edit({ mobile_no: first });
      await edit({ mobile_no: second });
      expect((await edit({ mobile_no: third })).body.errors).toHaveProperty('recaptcha');
      expect(messagesTo(app, third)).toEqual([]);
    });
  });
});
