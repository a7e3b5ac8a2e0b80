import { expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { loginCodes } from '@/shop-api/db/schema/login-codes';
import type { LoginCodeSms } from '@/shop-api/providers/sms/sms';
import { newCustomer } from '../../../support/new-customer';
import { newNumber, sendOtp, verifyOtp } from '../../../support/phone';
import { TestApp } from '../../../support/test-app';
import { onEachDatabase } from '../../../support/test-database';

type Send = (message: LoginCodeSms) => Promise<void>;

const NOT_SENT = {
  status: 503,
  body: { code: 'unavailable', message: 'We could not send the OTP. Please try again later!' },
};

onEachDatabase((database) => {
  /** A shop whose gateway does as it is told, and somebody with a number there. */
  async function shopWith(sendLoginCode: Send) {
    const app = new TestApp(() => database.db, { sms: { sendLoginCode } });
    const mobile = newNumber();
    await newCustomer(app.db, { phone: mobile });
    return { app, mobile, who: await app.visitor() };
  }

  it('a code that could not be sent ends, and the log names neither it nor the number', async () => {
    const sent: LoginCodeSms[] = [];
    const { app, mobile, who } = await shopWith(async (message) => {
      sent.push(message);
      throw new Error(`gateway: ${message.mobile} got no ${message.code}`);
    });
    expect(await sendOtp(app, who, mobile)).toMatchObject(NOT_SENT);
    const otp = sent[0]?.code ?? '';
    expect(otp).toMatch(/^\d{6}$/);
    expect((await verifyOtp(app, who, { mobile, otp })).status).toBe(422);
    const kept = await app.db.select().from(loginCodes).where(eq(loginCodes.phone, mobile));
    expect(kept).toEqual([]);
    const ending = mobile.slice(-2);
    expect(app.alarms).toEqual([
      `No login code reached the number ending in ${ending}: gateway: +*** got no ***`,
    ]);
  });

  it('a code sent meanwhile stays when an older one turns out not to have been sent', async () => {
    const slow = Promise.withResolvers<void>();
    const sent: LoginCodeSms[] = [];
    const { app, mobile, who } = await shopWith((message) =>
      sent.push(message) === 1 ? slow.promise : Promise.resolve(),
    );
    const first = sendOtp(app, who, mobile);
    while (sent.length === 0) await new Promise(setImmediate);
    expect((await sendOtp(app, who, mobile)).status).toBe(200);
    slow.reject(new Error('too slow'));
    expect(await first).toMatchObject(NOT_SENT);
    expect((await verifyOtp(app, who, { mobile, otp: sent[1]?.code ?? '' })).status).toBe(200);
  });
});
