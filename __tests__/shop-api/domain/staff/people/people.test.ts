import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { accountOf, newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import type { StaffRole } from '@/contract/shop/roles';
import { customers } from '@/shop-api/db/schema/customers';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'Haldi#Doodh7';

onEachApp((app) => {
  let made = 0;

  /** Headers and id of a person of the staff. */
  async function person(roles: StaffRole[] = ['all']) {
    const { id } = await newCustomer(app.db, { isStaff: true, roles });
    return { id, who: await app.customer(id) };
  }

  async function changeOf(by: { who: Record<string, string> }, id: number, roles: StaffRole[]) {
    const { body } = await app.call(`GET /staff/people/${id}/`, { who: by.who });
    const fields = { version: body.version, fields: { roles } };
    return app.call(`PUT /staff/people/${id}/`, { who: by.who, body: fields });
  }

  async function endOf(by: { who: Record<string, string> }, id: number) {
    const { body } = await app.call(`GET /staff/people/${id}/`, { who: by.who });
    return app.call(`DELETE /staff/people/${id}/?version=${body.version}`, { who: by.who });
  }

  async function invite(by: { who: Record<string, string> }, email?: string) {
    made += 1;
    const fields = { email: email ?? `ravi${made}@example.com`, roles: ['texts'] };
    const { status, body } = await app.call('POST /staff/invitations/', {
      ...{ who: by.who, body: { fields } },
    });
    return { status, body, email: fields.email };
  }

  async function mailedToken(email: string): Promise<string> {
    const mails = (await deliverMails(app)).filter(({ to }) => to === email.toLowerCase());
    return /staff-invitation\/([\w-]{43})/.exec(JSON.stringify(mails.at(-1)))?.[1] ?? 'none';
  }

  const accept = (token: string, given = {}) =>
    app.call(`POST /user/invitations/${token}/`, {
      body: {
        ...{ first_name: 'Ravi', last_name: 'Shah' },
        ...{ new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, ...given },
      },
    });

  const signIn = (email: string, password = NEW_PASSWORD) =>
    app.call('POST /user/signin/', { body: { email, password } });

  const trailOf = async (by: { who: Record<string, string> }, id: number) =>
    (await app.call(`GET /staff/trail/person/${id}/`, { who: by.who })).body.data;

  describe('roles of a person', () => {
    test('hold from the next call on, and are in the trail', async () => {
      const [owner, other] = [await person(), await person(['orders'])];
      expect((await changeOf(owner, other.id, ['texts', 'money'])).status).toBe(200);
      expect((await app.call('GET /staff/orders/', other)).status).toBe(403);
      expect((await app.call('GET /staff/pages/', other)).status).toBe(200);
      expect(await trailOf(owner, other.id)).toMatchObject([
        { action: 'changed', before: { roles: ['orders'] }, after: { roles: ['texts', 'money'] } },
      ]);
    });

    test('are never changed by the person, nor by one who has not all of them', async () => {
      const [owner, helper] = [await person(), await person(['money'])];
      expect(await changeOf(owner, owner.id, ['orders'])).toMatchObject({
        status: 403,
        body: { reason: 'own_roles' },
      });
      expect(await endOf(owner, owner.id)).toMatchObject({ body: { reason: 'own_roles' } });
      expect((await app.call('GET /staff/people/', helper)).status).toBe(403);
    });

    test('are at least one; with all of them the others are left out', async () => {
      const [owner, other] = [await person(), await person(['orders'])];
      expect((await changeOf(owner, other.id, [])).body.errors).toHaveProperty('roles');
      await changeOf(owner, other.id, ['orders', 'all']);
      expect((await accountOf(app.db, other.id)).roles).toEqual(['all']);
    });

    test('a newer version is not overwritten', async () => {
      const [owner, other] = [await person(), await person(['orders'])];
      const body = { version: 0, fields: { roles: ['texts'] } };
      const path = `PUT /staff/people/${other.id}/`;
      expect((await app.call(path, { who: owner.who, body })).status).toBe(200);
      expect((await app.call(path, { who: owner.who, body })).status).toBe(409);
    });
  });

  describe('the end of a person', () => {
    test('takes the desk and every login, and leaves the account of a customer', async () => {
      const [owner, other] = [await person(), await person(['orders'])];
      expect((await endOf(owner, other.id)).status).toBe(200);
      expect((await app.call('GET /user/elite_check/', other)).status).toBe(401);
      const account = await accountOf(app.db, other.id);
      expect(account).toMatchObject({ isStaff: false, roles: [], isActive: true });
      expect((await app.call(`GET /staff/people/${other.id}/`, owner)).status).toBe(404);
      expect(await trailOf(owner, other.id)).toMatchObject([{ action: 'removed' }]);
    });

    test('is refused for the last one with all roles, also of two who end each other', async () => {
      const [one, other] = [await person(), await person()];
      await app.db.update(customers).set({ roles: ['orders'] });
      const both = [one.id, other.id];
      for (const id of both)
        await app.db
          .update(customers)
          .set({ roles: ['all'] })
          .where(eq(customers.id, id));
      const ends = await Promise.all([endOf(one, other.id), endOf(other, one.id)]);
      const left = await Promise.all(both.map((id) => accountOf(app.db, id)));
      expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(left.filter(({ roles }) => roles.includes('all'))).toHaveLength(1);
    });
  });

  describe('an invitation', () => {
    test('is mailed, makes a person with its roles, and works once', async () => {
      const owner = await person();
      const { status, email } = await invite(owner);
      expect(status).toBe(200);
      const token = await mailedToken(email);
      expect((await accept(token)).status).toBe(200);
      expect((await accept(token)).status).toBe(404);
      const login = await signIn(email);
      expect(login.body.data).toMatchObject({ is_staff: true, first_name: 'Ravi' });
      const who = { Authorization: `token ${login.body.data.token}` };
      expect((await app.call('GET /staff/pages/', { who })).status).toBe(200);
      expect((await app.call('GET /staff/orders/', { who })).status).toBe(403);
      const { id } = login.body.data;
      expect(await trailOf(owner, id)).toMatchObject([{ action: 'joined', by: 'Ravi Shah' }]);
    });

    test('ends after 72 hours, and when it is withdrawn', async () => {
      const owner = await person();
      const late = await invite(owner);
      const token = await mailedToken(late.email);
      app.clock.advance(72 * HOUR_MS);
      expect((await accept(token)).status).toBe(404);
      const again = await person();
      const { body, email } = await invite(again);
      const withdrawn = await mailedToken(email);
      const path = `/staff/invitations/${body.id}/?version=${body.version}`;
      expect((await app.call(`DELETE ${path}`, again)).status).toBe(200);
      expect((await accept(withdrawn)).status).toBe(404);
    });

    // "texts" is what it has.
    test.each(['money', 'texts'])('that is saved again (%s) has a new link alone', async (role) => {
      const owner = await person();
      const { body, email } = await invite(owner);
      const first = await mailedToken(email);
      app.clock.advance(1000);
      const fields = { email, roles: [role] };
      const path = `PUT /staff/invitations/${body.id}/`;
      await app.call(path, { who: owner.who, body: { version: body.version, fields } });
      const second = await mailedToken(email);
      expect((await accept(first)).status).toBe(404);
      expect((await accept(second)).status).toBe(200);
    });

    test('proves the address: whoever only claimed it loses the account', async () => {
      const owner = await person();
      const claimed = await newCustomer(app.db, { phone: '+919800055001' });
      const stranger = { who: await app.customer(claimed.id) };
      const { email } = await invite(owner, claimed.email);
      expect((await accept(await mailedToken(email))).status).toBe(200);
      expect((await app.call('GET /user/elite_check/', stranger)).status).toBe(401);
      expect((await signIn(email, PASSWORD)).status).toBe(422);
      expect((await signIn(email)).body.data).toMatchObject({ id: claimed.id, is_staff: true });
    });

    test('leaves the account of a proven number to its owner', async () => {
      const owner = await person();
      const now = app.clock.now();
      const theirs = await newCustomer(app.db, { phone: '+919800055002', phoneProvenAt: now });
      const { email } = await invite(owner, theirs.email);
      expect((await accept(await mailedToken(email))).status).toBe(200);
      expect(await accountOf(app.db, theirs.id)).toMatchObject({ email: null, isStaff: false });
      expect((await signIn(email)).body.data).toMatchObject({ is_staff: true });
    });

    test('is refused for an address of the staff, and a common password too', async () => {
      const [owner, other] = [await person(), await newCustomer(app.db, { isStaff: true })];
      expect((await invite(owner, other.email)).body.errors).toHaveProperty('email');
      const { email } = await invite(owner);
      const common = { new_password: 'Password@123', confirm_password: 'Password@123' };
      expect((await accept(await mailedToken(email), common)).status).toBe(422);
    });
  });
});
