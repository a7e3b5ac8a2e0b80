import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type CanaryPerson, canaryPerson } from '@/__tests__/support/canary-person';
import { insertOrder } from '@/__tests__/support/insert-order';
import { accountOf, newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { selectRows } from '@/shop-api/db/database';
import { customers } from '@/shop-api/db/schema/customers';
import { giftCards } from '@/shop-api/db/schema/gift-cards';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { trail } from '@/shop-api/db/schema/trail';
import { type Theirs, thingsOf } from '@/shop-api/domain/staff/their-things';

const STAFF = 3;
const files = readdirSync(new URL('../../../../shop-api/db/schema', import.meta.url));
const declared = await Promise.all(files.map((file) => import(`@/shop-api/db/schema/${file}`)));
const tables: PgTable[] = declared.flatMap(Object.values).filter((one) => is(one, PgTable));

/** They open a login, and say nothing; staff alone have a second factor. */
const NOT_GIVEN = ['reset_links', 'passkey_challenges', 'passkeys', 'second_factors'];

onEachApp((app) => {
  let person: CanaryPerson;
  let id: number;

  const staffCall = async (call: string, body?: object) =>
    app.call(call, { who: await app.customer(STAFF), body });
  const erase = (who: number) => staffCall(`POST /staff/customers/${who}/move/`, { to: 'erase' });
  const dataOf = (who: number) => staffCall(`GET /staff/customers/${who}/export/`);

  beforeAll(async () => {
    person = await canaryPerson(app, { prefix: 'Qzv', digits: '7319050' });
    const isTheirs = eq(customers.phone, person.phone);
    const set = { emailProvenAt: app.clock.now() };
    const [row] = await app.db.update(customers).set(set).where(isTheirs).returning();
    id = row?.id ?? 0;
    await staffCall(`POST /staff/notes/customer/${id}/`, { text: 'QzvNote' });
  });

  /** The tables that still hold a mark of the person. */
  async function tablesWithMarks(): Promise<string[]> {
    const found: string[] = [];
    for (const table of tables) {
      const marked = sql`SELECT 1 FROM ${table} kept WHERE kept::text ~* 'Qzv|97319050(22|33|44)' LIMIT 1`;
      if ((await selectRows(app.db, marked)).length > 0) found.push(getTableName(table));
    }
    return found;
  }

  test('everything of a table that names customers is handed out', async () => {
    const given = Object.values<Theirs>(thingsOf(app.db, await accountOf(app.db, id))).map(
      ({ table }) => getTableName(table),
    );
    const naming = tables.filter((table) => 'customerId' in getTableColumns(table));
    const missing = naming.map(getTableName).filter((name) => !given.includes(name));
    expect(missing).toEqual(NOT_GIVEN);
  });

  test('the file has what the person sees of it, and nothing that opens a login', async () => {
    const { body, status } = await dataOf(id);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const mark of ['QzvHome', 'QzvLane', 'QzvFirst', 'QzvSeeker', 'QzvAche', 'QzvNote']) {
      expect(text).toContain(mark);
    }
    const [token = ''] = Object.values(person.who);
    for (const secret of [token.replace('token ', ''), person.code, person.txnid, 'argon2']) {
      expect(text).not.toContain(secret);
    }
    expect(body.data.orders.length).toBeGreaterThan(0);
  });

  test('an account of staff is not handed out', async () => {
    expect((await dataOf(STAFF)).status).toBe(404);
  });

  test('whose order is on its way is not erased yet', async () => {
    expect((await erase(id)).body.reason).toBe('customer_has_open_matters');
    expect((await accountOf(app.db, id)).firstName).toBe('QzvFirst');
  });

  describe('an erased person', () => {
    beforeAll(async () => {
      await app.db.update(orders).set({ state: 'delivered' }).where(eq(orders.customerId, id));
      expect((await erase(id)).body).toMatchObject({ state: 'erased', name: `Customer ${id}` });
    });

    test('is named by documents of tax law alone; a giver is another person', async () => {
      expect(await tablesWithMarks()).toEqual(['gift_cards', 'membership_documents', 'payments']);
      const paid = await app.db.select().from(payments).where(eq(payments.customerId, id));
      expect(new Set(paid.map(({ payerName }) => payerName))).toEqual(new Set(['Erased']));
      const [card] = await app.db.select().from(giftCards).where(eq(giftCards.customerId, id));
      expect(card).toMatchObject({ receiverName: 'Erased', message: '', senderName: 'QzvSender' });
    });

    test('leaves orders with their figures and place, and a review without a name', async () => {
      const [order] = await app.db.select().from(orders).where(eq(orders.customerId, id));
      expect(order).toMatchObject({ fullName: 'Erased', mobile: 'Erased' });
      expect(order?.payablePaise).toBeGreaterThan(0);
      const { body } = await staffCall(`GET /staff/customers/${id}/`);
      expect(body.data).toMatchObject({ state: 'erased', moves: [], addresses: [] });
      expect(body.data.newest_orders.length).toBeGreaterThan(0);
      expect((await staffCall(`GET /staff/orders/${order?.id}/`)).status).toBe(200);
    });

    test('is in the trail, without a word of them', async () => {
      const rows = await app.db
        .select()
        .from(trail)
        .where(eq(trail.objectId, String(id)));
      expect(rows).toMatchObject([{ action: 'erase', byId: STAFF, after: { account: 'Erased' } }]);
    });

    test('frees the mobile and the email for a new account', async () => {
      const { email, phone } = person;
      const again = await newCustomer(app.db, { email, phone, phoneProvenAt: app.clock.now() });
      expect(again.id).not.toBe(id);
    });
  });

  test('others keep what is theirs', async () => {
    const [gone, stays] = [await newCustomer(app.db), await newCustomer(app.db)];
    const order = await insertOrder(app.db, { customerId: stays.id, state: 'delivered' });
    await erase(gone.id);
    const [kept] = await app.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept?.fullName).toBe(order.fullName);
    expect((await accountOf(app.db, stays.id)).isActive).toBe(true);
  });
});
