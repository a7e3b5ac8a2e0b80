import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newVisitor } from '@/__tests__/support/new-shopper';
import {
  callSendSolved,
  callVerifyLoginCode,
  codeOn,
  newNumber,
  otherCode,
} from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { apiTokens } from '@/shop-api/db/schema/sessions';
import { inTransaction } from '@/shop-api/db/transaction';
import { findOwnAccount } from '@/shop-api/domain/accounts/login-code/prove-phone';
import { browserOf } from '@/shop-api/domain/session/token-hash';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

onEachApp((app) => {
  async function asked(who = {}) {
    const mobile = newNumber();
    const { id } = await newCustomer(app.db, { phone: mobile, phoneProvenAt: app.clock.now() });
    expect((await callSendSolved(app, who, mobile)).status).toBe(200);
    return { mobile, otp: codeOn(app, mobile), id };
  }

  const loginsOf = async (customerId: number) =>
    (await app.db.select().from(apiTokens).where(eq(apiTokens.customerId, customerId))).length;

  describe('at the same time', () => {
    test('20 entries of the right code give one login', async () => {
      const who = await app.visitor();
      const { id, ...given } = await asked(who);
      const answers = await times(20, () => callVerifyLoginCode(app, who, given));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
      expect(await loginsOf(id)).toBe(1);
    });

    test('of 100 guesses at most five are checked, wherever the right one is', async () => {
      const { id, mobile, otp } = await asked();
      const wrong = otherCode(otp);
      const answers = await times(100, (index) =>
        callVerifyLoginCode(app, {}, { mobile, otp: index === 59 ? otp : wrong }),
      );
      const lookedAt = answers.filter(
        ({ status, body }) => status === 200 || body.message.includes('is not right'),
      );
      expect(lookedAt.length).toBeGreaterThan(0);
      expect(lookedAt.length).toBeLessThanOrEqual(5);
      const [last] = await times(1, () => callVerifyLoginCode(app, {}, { mobile, otp }));
      expect(last?.status).toBe(422);
      expect(await loginsOf(id)).toBe(answers.filter(({ status }) => status === 200).length);
    });

    test('20 browsers that signed up with one number and prove it make one owner', async () => {
      const mobile = newNumber();
      const browsers = await times(20, async () => {
        const ctx = await newVisitor(app.db);
        await newCustomer(app.db, { phone: mobile, claimedBy: browserOf(ctx.who) });
        return ctx;
      });
      const owners = await times(20, async (index) => {
        const ctx = browsers[index] ?? (await newVisitor(app.db));
        const proven = await inTransaction(app.db, (tx) =>
          findOwnAccount({ ctx: { ...ctx, db: tx }, input: { mobile } }),
        );
        return proven?.customerId;
      });
      expect(new Set(owners).size).toBe(1);
      const holders = await app.db.select().from(customers).where(eq(customers.phone, mobile));
      expect(holders.map(({ id }) => id)).toEqual([owners[0]]);
      expect(holders[0]?.phoneProvenAt).not.toBeNull();
    });

    test('20 entries of a code for a number with five claims make one owner', async () => {
      const mobile = newNumber();
      for (let count = 0; count < 5; count++) await newCustomer(app.db, { phone: mobile });
      await callSendSolved(app, {}, mobile);
      const otp = codeOn(app, mobile);
      const answers = await times(20, () => callVerifyLoginCode(app, {}, { mobile, otp }));
      const [won, ...others] = answers.filter(({ status }) => status === 200);
      expect(others).toEqual([]);
      const holders = await app.db.select().from(customers).where(eq(customers.phone, mobile));
      expect(holders.map(({ id }) => id)).toEqual([won?.body.data.id]);
    });
  });
});
