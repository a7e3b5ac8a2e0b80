import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { secondFactors } from '@/shop-api/db/schema/second-factors';

const STEP_MS = 30_000;

onEachApp((app) => {
  /** A member of staff with the codes of an app and of paper. */
  async function withFactor() {
    const { id, email } = await newCustomer(app.db, { isStaff: true });
    const who = await app.customer(id);
    await app.call('POST /staff/second-factor/', { who, body: {} });
    const { body } = await app.call('GET /staff/second-factor/', { who });
    const { secret, qr } = body.data.setup;
    const codeAt = (later = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: app.clock.now().getTime() + later,
      });
    const set = await app.call('POST /staff/second-factor/confirm/', {
      ...{ who, body: { code: codeAt() } },
    });
    const signIn = (code?: string) =>
      app.call('POST /user/signin/', {
        body: { email, password: PASSWORD, ...(code && { second_factor: code }) },
      });
    return { id, who, secret, qr, codeAt, set, signIn };
  }

  describe('the set-up', () => {
    test('shows the secret until the first code, and never again', async () => {
      const { who, set, qr, secret, id } = await withFactor();
      expect(qr).toMatch(/^<svg/);
      expect(set.body.recovery_codes).toHaveLength(10);
      const { body } = await app.call('GET /staff/second-factor/', { who });
      expect(body.data).toEqual({
        is_set_up: true,
        recovery_codes_left: 10,
        setup: null,
        passkeys: [],
      });
      const [row] = await app.db
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.customerId, id));
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(JSON.stringify(row)).not.toContain(set.body.recovery_codes[0]);
    });

    test('is not finished by a wrong code, and not begun twice', async () => {
      const { id } = await newCustomer(app.db, { isStaff: true });
      const who = await app.customer(id);
      const confirm = (code: string) =>
        app.call('POST /staff/second-factor/confirm/', { who, body: { code } });
      expect((await confirm('123456')).status).toBe(409);
      await app.call('POST /staff/second-factor/', { who, body: {} });
      expect((await confirm('no code')).body.errors).toHaveProperty('code');
      const there = await withFactor();
      const again = await app.call('POST /staff/second-factor/', { who: there.who, body: {} });
      expect(again).toMatchObject({ status: 409, body: { reason: 'second_factor_there' } });
    });
  });

  describe('a login', () => {
    test('needs the code beside the password', async () => {
      const { signIn, codeAt } = await withFactor();
      expect((await signIn()).body).toMatchObject({ reason: 'second_factor_needed' });
      expect((await signIn('wrong one')).body).toMatchObject({ reason: 'second_factor_wrong' });
      expect((await signIn(codeAt(STEP_MS))).status).toBe(200);
    });

    test('takes no code twice, not that of the set-up, and none from before', async () => {
      const { signIn, codeAt } = await withFactor();
      expect((await signIn(codeAt())).status).toBe(422);
      const next = codeAt(STEP_MS);
      expect((await signIn(next)).status).toBe(200);
      expect((await signIn(next)).status).toBe(422);
      expect((await signIn(codeAt())).status).toBe(422);
    });

    test('of two with the same code one opens', async () => {
      const { signIn, codeAt } = await withFactor();
      const next = codeAt(STEP_MS);
      const both = await Promise.all([signIn(next), signIn(next)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    test('takes each recovery code once, however it is typed', async () => {
      const { signIn, set, who } = await withFactor();
      const [code] = set.body.recovery_codes;
      expect((await signIn(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
      expect((await signIn(code)).status).toBe(422);
      const { body } = await app.call('GET /staff/second-factor/', { who });
      expect(body.data.recovery_codes_left).toBe(9);
    });

    test('ends after five wrong codes for a quarter of an hour, also with the right one', async () => {
      const { signIn, codeAt } = await withFactor();
      for (let n = 0; n < 5; n += 1) await signIn('000000');
      expect((await signIn(codeAt(STEP_MS))).status).toBe(429);
      app.clock.advance(15 * 60_000);
      expect((await signIn(codeAt(STEP_MS))).status).toBe(200);
    });
  });

  test('a code removes it, and the password alone opens the desk again', async () => {
    const { who, codeAt, signIn } = await withFactor();
    const end = (code: string) =>
      app.call('POST /staff/second-factor/end/', { who, body: { code } });
    expect((await end('000000')).status).toBe(422);
    expect((await end(codeAt(STEP_MS))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

onEachApp(
  (app) => {
    test('in a live shop staff set it up before any other call', async () => {
      const { id } = await newCustomer(app.db, { isStaff: true });
      const who = await app.customer(id);
      const refused = await app.call('GET /staff/orders/', { who });
      expect(refused).toMatchObject({ status: 403, body: { reason: 'second_factor_missing' } });
      const { body } = await app.call('GET /staff/overview/', { who });
      expect(body.data).toEqual({ lacks_second_factor: true, roles: [] });
      await app.call('POST /staff/second-factor/', { who, body: {} });
      const begun = await app.call('GET /staff/second-factor/', { who });
      const secret = Secret.fromBase32(begun.body.data.setup.secret);
      const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
      await app.call('POST /staff/second-factor/confirm/', { who, body: { code } });
      expect((await app.call('GET /staff/orders/', { who })).status).toBe(200);
    });
  },
  { mode: 'live' },
);
