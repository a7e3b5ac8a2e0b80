import { describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import {
  callVerifyLoginCode,
  codeOn,
  logInByCode,
  messagesTo,
  newNumber,
  otherCode,
} from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { passwordMessages } from '@/contract/messages/password';
import { englishText } from '@/contract/messages/text-with-values';

onEachApp((app) => {
  /** A member of staff with a proven number, in a browser of their own. */
  async function member(flag: 'isStaff' | 'isSuperuser' = 'isStaff') {
    const phone = newNumber();
    const proven = { phone, phoneProvenAt: app.clock.now() };
    const { email } = await newCustomer(app.db, { ...proven, [flag]: true });
    const who = await app.visitor();
    const enter = (otp?: string, password = PASSWORD) =>
      app.call('POST /user/signin/', { who, body: { email, password, otp } });
    return { phone, email, who, enter };
  }

  describe.each(['isStaff', 'isSuperuser'] as const)('an account with %s and a number', (flag) => {
    test('opens by password and code, not by the password alone', async () => {
      const { phone, enter } = await member(flag);
      const message = englishText(passwordMessages.resetCode(phone.slice(-2)));
      expect(await enter()).toMatchObject({
        status: 422,
        body: { reason: 'code_of_number_needed', errors: { otp: [message] } },
      });
      expect((await enter(codeOn(app, phone))).body).toMatchObject({ status: true });
    });

    test('is not opened by a code alone', async () => {
      const { phone, who } = await member(flag);
      const alone = {
        status: 422,
        body: {
          reason: 'staff_need_password',
          errors: { otp: [accountApiMessages.staffNeedPassword] },
        },
      };
      expect(await logInByCode(app, who, phone)).toMatchObject(alone);
      const given = { mobile: phone, otp: codeOn(app, phone), sign_up: true };
      expect(await callVerifyLoginCode(app, who, given)).toMatchObject(alone);
    });
  });

  describe('the code beside a password', () => {
    test('is refused when wrong, and for anything but this login', async () => {
      const { phone, who, enter } = await member();
      await enter();
      const otp = codeOn(app, phone);
      expect(await enter(otherCode(otp))).toMatchObject({
        status: 422,
        body: { errors: { otp: [accountApiMessages.wrongCode] } },
      });
      expect((await callVerifyLoginCode(app, who, { mobile: phone, otp })).status).toBe(422);
      expect((await enter(otp)).status).toBe(200);
      expect((await enter(otp)).status).toBe(422);
    });

    test('is sent to nobody who lacks the password', async () => {
      const { phone, enter } = await member();
      expect((await enter(undefined, 'Wrong@1234')).body.message).toBe(
        accountApiMessages.wrongLogin,
      );
      expect(messagesTo(app, phone)).toEqual([]);
    });

    test('is sent three times in ten minutes, without a captcha', async () => {
      const { phone, enter } = await member();
      const answers = [await enter(), await enter(), await enter(), await enter()];
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
      expect(messagesTo(app, phone)).toHaveLength(3);
    });
  });

  test('staff without a number log in with the password, and prove one in the profile', async () => {
    const { email } = await newCustomer(app.db, { isStaff: true });
    const { status } = await app.call('POST /user/signin/', {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(200);
  });
});
