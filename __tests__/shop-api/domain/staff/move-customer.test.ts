import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { signIn } from '@/__tests__/support/log-in';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { logInByCode, newNumber } from '@/__tests__/support/phone';
import { onEachApp } from '@/__tests__/support/test-app';
import { accountApiMessages } from '@/contract/messages/account';
import { customers } from '@/shop-api/db/schema/customers';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;

onEachApp((app) => {
  const staffCall = async (call: string, body?: object) =>
    app.call(call, { who: await app.customer(STAFF), body });
  const idsOf = async (query: string): Promise<number[]> => {
    const { body } = await staffCall(`GET /staff/customers/?page_size=100&${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  const detailOf = async (id: number) => (await staffCall(`GET /staff/customers/${id}/`)).body.data;
  const move = (id: number, body: object) => staffCall(`POST /staff/customers/${id}/move/`, body);
  const block = (id: number) => move(id, { to: 'block', reason: 'fraud' });
  const trailOf = (id: number) =>
    app.db
      .select()
      .from(trail)
      .where(eq(trail.objectId, String(id)))
      .orderBy(trail.id);

  async function proven(changes = {}) {
    const phone = newNumber();
    const made = await newCustomer(app.db, { phone, phoneProvenAt: app.clock.now(), ...changes });
    return { ...made, phone };
  }

  test('accounts of staff are not among the customers, and no move reaches them', async () => {
    const { id, email } = await newCustomer(app.db, { isStaff: true });
    expect(await idsOf(`q=${email}`)).toEqual([]);
    expect((await staffCall(`GET /staff/customers/${id}/`)).status).toBe(404);
    expect((await block(id)).status).toBe(404);
    expect((await signIn(app, email)).status).toBe(200);
  });

  describe('a blocked customer', () => {
    test('is logged out at once, and gets in by no password and no code', async () => {
      const { id, phone, email } = await proven();
      const who = await app.customer(id);
      expect((await block(id)).body).toMatchObject({ state: 'blocked' });
      expect((await app.call('GET /user/profile/', { who })).status).toBe(401);
      const refusal = { reason: 'account_blocked', message: accountApiMessages.blocked };
      expect((await signIn(app, email)).body).toMatchObject(refusal);
      expect((await logInByCode(app, await app.visitor(), phone)).body).toMatchObject(refusal);
    });

    test('is not told so, who does not know the password', async () => {
      const { id, email } = await proven();
      await block(id);
      expect((await signIn(app, email, `${PASSWORD}x`)).body.reason).toBe('credentials_wrong');
    });

    test('gets in again once unblocked', async () => {
      const { id, phone, email } = await proven();
      await block(id);
      expect((await move(id, { to: 'unblock' })).body).toMatchObject({ state: 'open' });
      expect((await signIn(app, email)).status).toBe(200);
      expect((await logInByCode(app, await app.visitor(), phone)).body.data.id).toBe(id);
    });

    test('keeps no login that began while the block was written', async () => {
      const { id, email } = await proven();
      await Promise.all([signIn(app, email), block(id), signIn(app, email)]);
      expect((await detailOf(id)).logins).toBe(0);
    });
  });

  test('logging out everywhere ends all logins, and the customer may log in again', async () => {
    const { id, email } = await proven();
    const devices = [await app.customer(id), await app.customer(id)];
    await move(id, { to: 'log_out' });
    for (const who of devices) {
      expect((await app.call('GET /user/profile/', { who })).status).toBe(401);
    }
    expect((await signIn(app, email)).status).toBe(200);
  });

  test('every move is in the trail, with who made it and without a word about the customer', async () => {
    const { id } = await proven();
    await app.customer(id);
    await move(id, { to: 'log_out' });
    await block(id);
    await move(id, { to: 'unblock' });
    const rows = await trailOf(id);
    expect(rows.map(({ action, byId, after }) => ({ action, byId, after }))).toEqual([
      { action: 'log_out', byId: STAFF, after: { logged_in_devices: 0 } },
      {
        action: 'block',
        byId: STAFF,
        after: { account: 'Blocked', why: 'Fraud, or a payment that was taken back' },
      },
      { action: 'unblock', byId: STAFF, after: { account: 'Open' } },
    ]);
  });

  test('of two who block a customer the second is told', async () => {
    const { id } = await proven();
    const answers = await Promise.all([block(id), block(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await trailOf(id)).toHaveLength(1);
  });

  test('a block has a reason, and a closed account can only be erased', async () => {
    const { id } = await proven();
    expect((await move(id, { to: 'block' })).body.errors).toHaveProperty('reason');
    await app.db
      .update(customers)
      .set({ isActive: false, closedAt: app.clock.now() })
      .where(eq(customers.id, id));
    expect((await detailOf(id)).moves).toEqual(['erase']);
    expect((await move(id, { to: 'unblock' })).status).toBe(409);
  });

  test('staff note something about a customer', async () => {
    const { id } = await proven();
    await staffCall(`POST /staff/notes/customer/${id}/`, { text: 'Calls after six.' });
    const { body } = await staffCall(`GET /staff/notes/customer/${id}/`);
    expect(body.data).toMatchObject([{ text: 'Calls after six.' }]);
  });
});
