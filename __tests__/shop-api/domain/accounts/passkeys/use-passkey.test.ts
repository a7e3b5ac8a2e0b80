import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { passkeyPerson, SHOP } from '@/__tests__/support/passkey-person';
import { onEachApp } from '@/__tests__/support/test-app';
import { VirtualAuthenticator } from '@/__tests__/support/virtual-authenticator';
import { passkeys } from '@/shop-api/db/schema/passkeys';

onEachApp((app) => {
  /** A member of staff with one passkey. */
  async function withKey() {
    const person = await passkeyPerson(app);
    const key = await person.withPasskey();
    const challenge = async () => (await person.ask()).body.data;
    return { ...person, key, asked: challenge };
  }

  /** The same, who has an app as well. */
  async function withBoth() {
    const person = await withKey();
    await person.post('', { passkey: person.key.sign(await person.challenge()) });
    const { secret } = (await person.state()).setup;
    const codeAt = (later: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: app.clock.now().getTime() + later,
      });
    const set = await person.post('confirm/', { code: codeAt(0) });
    const [recovery] = set.body.recovery_codes;
    return { ...person, codeAt, recovery };
  }

  describe('a login', () => {
    test('opens by password and passkey, and says when it was used', async () => {
      const { key, asked, byPasskey, state } = await withKey();
      const challenge = await asked();
      expect(challenge).toMatchObject({
        rpId: 'vanya.example',
        allowCredentials: [{ id: key.id }],
      });
      expect((await byPasskey(key.sign(challenge))).body.data).toMatchObject({ is_staff: true });
      expect((await state()).passkeys).toMatchObject([{ used_at: expect.any(String) }]);
    });

    test('asks for no passkey before the password is right', async () => {
      const { ask } = await withKey();
      const refused = await ask({ password: 'Wrong@1234' });
      expect(refused.body).toMatchObject({ reason: 'credentials_wrong' });
      expect(JSON.stringify(refused.body)).not.toContain('challenge');
    });

    test('takes what was signed once', async () => {
      const { key, asked, byPasskey } = await withKey();
      const signed = key.sign(await asked());
      expect((await byPasskey(signed)).status).toBe(200);
      expect((await byPasskey(signed)).body.reason).toBe('passkey_over');
      await asked();
      expect((await byPasskey(signed)).body.reason).toBe('passkey_wrong');
    });

    test('of two with the same signature one opens', async () => {
      const { key, asked, byPasskey } = await withKey();
      const signed = key.sign(await asked());
      const both = await Promise.all([byPasskey(signed), byPasskey(signed)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    test.each([
      ['another site', { origin: 'https://vanya.example.evil.test' }],
      ['another relying party', { rpID: 'evil.test' }],
      ['another challenge', { challenge: 'AAAA' }],
      ['a new passkey', { type: 'webauthn.create' }],
      ['a key that nobody touched', { isAbsent: true }],
    ])('refuses what was signed for %s', async (_what, lie) => {
      const { key, asked, byPasskey } = await withKey();
      const answer = await byPasskey(key.sign(await asked(), lie));
      expect(answer).toMatchObject({ status: 422, body: { reason: 'passkey_wrong' } });
    });

    test('refuses another key under the same name', async () => {
      const { key, asked, byPasskey } = await withKey();
      const other = new VirtualAuthenticator({ origin: SHOP });
      const signed = { ...other.sign(await asked()), id: key.id, rawId: key.id };
      expect((await byPasskey(signed)).body.reason).toBe('passkey_wrong');
    });

    test('refuses a count that does not grow, as a copied key has', async () => {
      const { key, asked, byPasskey, id } = await withKey();
      expect((await byPasskey(key.sign(await asked(), { counter: 9 }))).status).toBe(200);
      for (const counter of [9, 8, 0])
        expect((await byPasskey(key.sign(await asked(), { counter }))).status).toBe(422);
      const [row] = await app.db.select().from(passkeys).where(eq(passkeys.customerId, id));
      expect(row?.counter).toBe(9);
      expect((await byPasskey(key.sign(await asked(), { counter: 10 }))).status).toBe(200);
    });

    test('takes a key that does not count', async () => {
      const { key, asked, byPasskey, id } = await withKey();
      await app.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.customerId, id));
      for (const counter of [0, 0])
        expect((await byPasskey(key.sign(await asked(), { counter }))).status).toBe(200);
    });

    test('refuses the passkey of another person, also for their own challenge', async () => {
      const [mine, theirs] = [await withKey(), await withKey()];
      const answer = await mine.byPasskey(theirs.key.sign(await mine.asked()));
      expect(answer.body.reason).toBe('passkey_unknown');
      await mine.asked();
      const foreign = await mine.byPasskey(mine.key.sign(await theirs.asked()));
      expect(foreign.body.reason).toBe('passkey_wrong');
    });

    test('takes no challenge of a change, and none that is three minutes old', async () => {
      const { key, asked, byPasskey, challenge } = await withKey();
      expect((await byPasskey(key.sign(await challenge()))).body.reason).toBe('passkey_over');
      const late = key.sign(await asked());
      app.clock.advance(3 * 60_000);
      expect((await byPasskey(late)).body.reason).toBe('passkey_over');
    });

    test('ends after five wrong ones for a quarter of an hour, also with the right one', async () => {
      const { key, ask, asked, byPasskey } = await withKey();
      const wrong = { challenge: 'AAAA' };
      for (let n = 0; n < 5; n += 1) await byPasskey(key.sign(await asked(), wrong));
      expect((await ask()).status).toBe(429);
      app.clock.advance(15 * 60_000);
      expect((await byPasskey(key.sign(await asked()))).status).toBe(200);
    });

    test('takes code, recovery code or passkey where there is an app as well', async () => {
      const { key, asked, byPasskey, signIn, codeAt, recovery } = await withBoth();
      expect((await signIn()).body).toMatchObject({
        reason: 'second_factor_or_passkey_needed',
        errors: { second_factor: [expect.any(String)] },
      });
      expect((await signIn({ second_factor: codeAt(30_000) })).status).toBe(200);
      expect((await signIn({ second_factor: recovery })).status).toBe(200);
      expect((await byPasskey(key.sign(await asked()))).status).toBe(200);
    });

    test('of somebody without a passkey asks for none', async () => {
      const person = await passkeyPerson(app);
      expect((await person.ask()).body.reason).toBe('passkey_unknown');
    });
  });

  describe('a removal', () => {
    test('needs a passkey or a code, and the password alone opens the desk again', async () => {
      const { key, post, state, challenge, signIn, codeAt } = await withBoth();
      const [{ id }] = (await state()).passkeys;
      const remove = (proof: object) => post(`passkeys/${id}/remove/`, proof);
      expect((await remove({})).status).toBe(422);
      expect((await remove({ code: '000000' })).body.reason).toBe('second_factor_wrong');
      expect((await post('end/', { passkey: key.sign(await challenge()) })).status).toBe(200);
      expect((await remove({ code: codeAt(30_000) })).status).toBe(422);
      expect((await remove({ passkey: key.sign(await challenge()) })).status).toBe(200);
      expect((await signIn()).status).toBe(200);
    });

    test('of the passkey of somebody else removes nothing', async () => {
      const [mine, theirs] = [await withKey(), await withKey()];
      const [{ id }] = (await theirs.state()).passkeys;
      const passkey = mine.key.sign(await mine.challenge());
      expect((await mine.post(`passkeys/${id}/remove/`, { passkey })).status).toBe(404);
      expect((await theirs.state()).passkeys).toHaveLength(1);
    });

    test('comes with the end of the person at the desk', async () => {
      const { id, signIn } = await withKey();
      const who = await app.customer((await passkeyPerson(app)).id);
      const { body } = await app.call(`GET /staff/people/${id}/`, { who });
      await app.call(`DELETE /staff/people/${id}/?version=${body.version}`, { who });
      expect(await app.db.$count(passkeys, eq(passkeys.customerId, id))).toBe(0);
      expect((await signIn()).status).toBe(200);
    });
  });
});
