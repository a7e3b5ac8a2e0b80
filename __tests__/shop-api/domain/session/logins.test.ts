import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { logIn } from '@/__tests__/support/log-in';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';
import { apiTokens } from '@/shop-api/db/schema/sessions';
import { forgetOldLogins } from '@/shop-api/domain/session/logins';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

onEachApp((app) => {
  /** Returns the headers of a new login of this customer. */
  const newLogin = async (customer: { email: string }) => (await logIn(app, customer)).who;
  const isOpen = async (who: { Authorization: string }) => {
    const { status } = await app.call('GET /user/elite_check/', { who });
    expect([200, 401]).toContain(status);
    return status === 200;
  };
  const loginsOf = ({ id }: { id: number }) =>
    app.db.select().from(apiTokens).where(eq(apiTokens.customerId, id));

  describe.each([
    ['a customer', {}, 14 * DAY_MS, 30 * DAY_MS],
    ['staff', { isStaff: true }, 30 * MINUTE_MS, 8 * HOUR_MS],
    ['a superuser', { isSuperuser: true }, 30 * MINUTE_MS, 8 * HOUR_MS],
  ])('the login of %s', (_who, flags, idleMs, inAllMs) => {
    test('ends when it is not used', async () => {
      const who = await newLogin(await newCustomer(app.db, flags));
      app.clock.advance(idleMs - 1);
      expect(await isOpen(who)).toBe(true);
      app.clock.advance(idleMs - 1);
      expect(await isOpen(who)).toBe(true);
      app.clock.advance(idleMs);
      expect(await isOpen(who)).toBe(false);
    });

    test('ends after its maximum age, however much it is used', async () => {
      const who = await newLogin(await newCustomer(app.db, flags));
      const step = idleMs / 2;
      for (let passed = step; passed < inAllMs; passed += step) {
        app.clock.advance(step);
        expect(await isOpen(who)).toBe(true);
      }
      app.clock.advance(step);
      expect(await isOpen(who)).toBe(false);
    });
  });

  test('a login is marked as used at most once a minute', async () => {
    const customer = await newCustomer(app.db);
    const who = await newLogin(customer);
    const made = app.clock.now();
    app.clock.advance(MINUTE_MS - 1);
    await isOpen(who);
    expect((await loginsOf(customer))[0]?.lastUsedAt).toEqual(made);
    app.clock.advance(1);
    await isOpen(who);
    expect((await loginsOf(customer))[0]?.lastUsedAt).toEqual(app.clock.now());
  });

  test('a login of a customer who becomes staff ends like a staff login', async () => {
    const { id, email } = await newCustomer(app.db);
    const who = await newLogin({ email });
    await app.db.update(customers).set({ isStaff: true }).where(eq(customers.id, id));
    app.clock.advance(30 * MINUTE_MS);
    expect(await isOpen(who)).toBe(false);
  });

  test('a login ends when the account is closed', async () => {
    const { id, email } = await newCustomer(app.db);
    const who = await newLogin({ email });
    await app.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
    expect(await isOpen(who)).toBe(false);
  });

  describe('logging out', () => {
    test('ends this login, even for a stolen token, and no other', async () => {
      const customer = await newCustomer(app.db);
      const [phone, tablet] = [await newLogin(customer), await newLogin(customer)];
      const stolen = { ...phone };
      expect(await app.call('POST /user/logout/', { who: phone, body: {} })).toMatchObject({
        status: 200,
        body: { status: true, message: accountMessages.loggedOut },
      });
      expect(await isOpen(stolen)).toBe(false);
      expect(await isOpen(tablet)).toBe(true);
    });

    test('everywhere ends every login of the customer, and of no other customer', async () => {
      const [customer, other] = [await newCustomer(app.db), await newCustomer(app.db)];
      const devices = [
        await newLogin(customer),
        await newLogin(customer),
        await newLogin(customer),
      ];
      const others = await newLogin(other);
      const [who = others] = devices;
      await app.call('POST /user/logout/', { who, body: { everywhere: true } });
      expect(await Promise.all(devices.map(isOpen))).toEqual([false, false, false]);
      expect(await isOpen(others)).toBe(true);
    });

    test('is refused for a caller who is not logged in', async () => {
      const who = await newLogin(await newCustomer(app.db));
      await app.call('POST /user/logout/', { who, body: {} });
      expect((await app.call('POST /user/logout/', { who, body: {} })).status).toBe(401);
    });
  });

  test('expired logins are deleted, and the others stay', async () => {
    const [unused, worn, fresh] = await Promise.all([1, 2, 3].map(() => newCustomer(app.db)));
    if (!unused || !worn || !fresh) throw new Error('Three were made');
    await app.db.delete(apiTokens);
    await newLogin(unused);
    const used = await newLogin(worn);
    for (let passed = 0; passed < 30; passed += 10) {
      app.clock.advance(10 * DAY_MS);
      await isOpen(used);
    }
    await newLogin(fresh);
    await forgetOldLogins({ ctx: { db: app.db, clock: app.clock } });
    const kept = await app.db.select().from(apiTokens);
    expect(kept.map(({ customerId }) => customerId)).toEqual([fresh.id]);
  });
});
