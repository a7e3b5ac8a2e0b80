import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import { callSendLoginCode, callVerifyLoginCode, newNumber } from '@/__tests__/support/phone';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { accountApiMessages } from '@/contract/messages/account';
import { loginCodes } from '@/shop-api/db/schema/login-codes';
import type { LoginCodeSms } from '@/shop-api/providers/sms/sms';

type Send = (message: LoginCodeSms) => Promise<void>;

const NOT_SENT = {
  status: 503,
  body: { code: 'unavailable', message: accountApiMessages.codeNotSent },
};

onEachDatabase((database) => {
  /** Creates a shop that sends codes by the given function, and a registered number. */
  async function shopWith(sendLoginCode: Send) {
    const app = new TestApp(() => database.db, {
      sms: { sendLoginCode, sendText: async () => undefined },
    });
    const mobile = newNumber();
    await newCustomer(app.db, { phone: mobile });
    return { app, mobile, who: await app.visitor() };
  }

  test('a code that could not be sent ends, and neither it nor its number is logged', async () => {
    const sent: LoginCodeSms[] = [];
    const { app, mobile, who } = await shopWith(async (message) => {
      sent.push(message);
      throw new Error(`gateway: ${message.mobile} got no ${message.code}`);
    });
    expect(await callSendLoginCode(app, who, mobile)).toMatchObject(NOT_SENT);
    const otp = sent[0]?.code ?? '';
    expect(otp).toMatch(/^\d{6}$/);
    expect((await callVerifyLoginCode(app, who, { mobile, otp })).status).toBe(422);
    const kept = await app.db.select().from(loginCodes).where(eq(loginCodes.phone, mobile));
    expect(kept).toEqual([]);
    const ending = mobile.slice(-2);
    expect(app.alarms).toEqual([
      `No login code reached the number ending in ${ending}: gateway: +*** got no ***`,
    ]);
  });

  test('a code sent meanwhile stays valid when the sending of an older one fails', async () => {
    const slow = Promise.withResolvers<void>();
    const sent: LoginCodeSms[] = [];
    const { app, mobile, who } = await shopWith((message) =>
      sent.push(message) === 1 ? slow.promise : Promise.resolve(),
    );
    const first = callSendLoginCode(app, who, mobile);
    while (sent.length === 0) await new Promise(setImmediate);
    expect((await callSendLoginCode(app, who, mobile)).status).toBe(200);
    slow.reject(new Error('too slow'));
    expect(await first).toMatchObject(NOT_SENT);
    expect((await callVerifyLoginCode(app, who, { mobile, otp: sent[1]?.code ?? '' })).status).toBe(
      200,
    );
  });
});
