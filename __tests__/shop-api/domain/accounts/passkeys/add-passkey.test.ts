import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { passkeyPerson, SHOP } from '@/__tests__/support/passkey-person';
import { onEachApp } from '@/__tests__/support/test-app';
import { VirtualAuthenticator } from '@/__tests__/support/virtual-authenticator';
import { passkeys } from '@/shop-api/db/schema/passkeys';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

onEachApp((app) => {
  const newKey = () => new VirtualAuthenticator({ origin: SHOP });

  test('a passkey is kept under the name of its browser, and asked for from then on', async () => {
    const person = await passkeyPerson(app);
    const { body } = await person.begin();
    expect(body.data.rp.id).toBe('vanya.example');
    expect(body.data.user).toMatchObject({ name: person.email });
    await app.call('POST /staff/second-factor/passkeys/', {
      who: person.who,
      headers: { 'User-Agent': FIREFOX },
      body: { passkey: newKey().make(body.data) },
    });
    expect((await person.state()).passkeys).toEqual([
      {
        id: expect.any(Number),
        name: 'Firefox on Linux',
        added_at: expect.any(String),
        used_at: null,
      },
    ]);
    const { body: refused } = await person.signIn();
    expect(refused).toMatchObject({ reason: 'passkey_needed' });
  });

  test('a security key without a PIN is one too', async () => {
    const person = await passkeyPerson(app);
    const key = new VirtualAuthenticator({ origin: SHOP, verifies: false });
    expect((await person.add(key.make((await person.begin()).body.data))).status).toBe(200);
    const asked = await person.ask();
    expect((await person.byPasskey(key.sign(asked.body.data))).status).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://vanya.example.evil.test' }],
    ['another relying party', { rpID: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a login', { type: 'webauthn.get' }],
    ['a key that nobody touched', { isAbsent: true }],
  ])('what was made for %s is refused', async (_what, lie) => {
    const person = await passkeyPerson(app);
    const { body } = await person.begin();
    const answer = await person.add(newKey().make(body.data, lie));
    expect(answer).toMatchObject({ status: 422, body: { reason: 'passkey_wrong' } });
    expect((await person.state()).passkeys).toEqual([]);
  });

  test('each challenge is taken once, and for three minutes', async () => {
    const person = await passkeyPerson(app);
    const { body } = await person.begin();
    expect(
      (await person.add(newKey().make(body.data, { origin: 'https://evil.test' }))).status,
    ).toBe(422);
    const again = await person.add(newKey().make(body.data));
    expect(again.body).toMatchObject({ reason: 'passkey_over' });
    const late = await person.begin();
    app.clock.advance(3 * 60_000);
    expect((await person.add(newKey().make(late.body.data))).body.reason).toBe('passkey_over');
  });

  test('a challenge of somebody else adds nothing', async () => {
    const [one, other] = [await passkeyPerson(app), await passkeyPerson(app)];
    const { body } = await one.begin();
    expect((await other.add(newKey().make(body.data))).body.reason).toBe('passkey_over');
    await other.begin();
    expect((await other.add(newKey().make(body.data))).body.reason).toBe('passkey_wrong');
  });

  test('a passkey belongs to one person', async () => {
    const [one, other] = [await passkeyPerson(app), await passkeyPerson(app)];
    const key = await one.withPasskey();
    const answer = await other.add(key.make((await other.begin()).body.data));
    expect(answer).toMatchObject({ status: 409, body: { reason: 'passkey_there' } });
    expect(await app.db.$count(passkeys, eq(passkeys.credentialId, key.id))).toBe(1);
  });

  test('a further one needs a passkey that is there, as an app does', async () => {
    const person = await passkeyPerson(app);
    const key = await person.withPasskey();
    expect((await person.begin()).body.reason).toBe('passkey_needed');
    expect((await person.post('')).body.reason).toBe('passkey_needed');
    const wrong = newKey().sign(await person.challenge());
    expect((await person.begin({ passkey: wrong })).body.reason).toBe('passkey_unknown');
    const begun = await person.begin({ passkey: key.sign(await person.challenge()) });
    expect(begun.body.data.excludeCredentials).toMatchObject([{ id: key.id }]);
    await person.add(newKey().make(begun.body.data));
    expect((await person.state()).passkeys).toHaveLength(2);
    expect((await person.post('', { passkey: key.sign(await person.challenge()) })).status).toBe(
      200,
    );
  });

  test('an app whose set-up began before is not finished by whoever began it', async () => {
    const person = await passkeyPerson(app);
    await person.post('');
    await person.withPasskey();
    expect((await person.state()).setup).toBeNull();
    const confirmed = await person.post('confirm/', { code: '123456' });
    expect(confirmed.body.reason).toBe('second_factor_not_begun');
  });

  test('a public key is all that is stored of it', async () => {
    const person = await passkeyPerson(app);
    const key = await person.withPasskey();
    const [row] = await app.db.select().from(passkeys).where(eq(passkeys.customerId, person.id));
    expect(row).toMatchObject({ credentialId: key.id, counter: 1, transports: ['internal'] });
  });
});

onEachApp(
  (app) => {
    test('in a live shop a passkey is the second factor that staff need', async () => {
      const person = await passkeyPerson(app);
      const orders = () => app.call('GET /staff/orders/', { who: person.who });
      expect((await orders()).body.reason).toBe('second_factor_missing');
      const key = await person.withPasskey();
      expect((await orders()).status).toBe(200);
      const [{ id }] = (await person.state()).passkeys;
      const proof = { passkey: key.sign(await person.challenge()) };
      expect((await person.post(`passkeys/${id}/remove/`, proof)).status).toBe(200);
      expect((await orders()).body.reason).toBe('second_factor_missing');
    });
  },
  { mode: 'live' },
);
