import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CashOrder } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { NOTED_KINDS } from '@/contract/staff/notes';
import { appointments } from '@/shop-api/db/schema/appointments';
import { leads } from '@/shop-api/db/schema/leads';
import { reviews } from '@/shop-api/db/schema/reviews';
import { staffNotes } from '@/shop-api/db/schema/staff-notes';
import {
  forgetHealthData,
  forgetOldAppointments,
  forgetOldLeads,
} from '@/shop-api/domain/enquiries/forget-enquiries';

const STAFF = 3;
const A_DAY_MS = 86_400_000;

onEachApp((app) => {
  const note = async (about: string, text: unknown, headers = {}) => {
    const who = { ...(await app.customer(STAFF)), ...headers };
    return app.call(`POST /staff/notes/${about}/`, { who, body: { text } });
  };
  const textsOf = async (about: string) => {
    const who = await app.customer(STAFF);
    const { body } = await app.call(`GET /staff/notes/${about}/`, { who });
    return body.data.map(({ text }: { text: string }) => text);
  };

  beforeEach(async () => {
    await app.db.execute(sql`TRUNCATE staff_notes, appointments, leads RESTART IDENTITY CASCADE`);
  });

  test('a note says who wrote it and when, the newest first', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const about = `order/${order.id}`;
    const { body } = await note(about, '  Called her:\nwill be at home  ');
    expect(body.data).toMatchObject({
      ...{ by: 'Staff Member', text: 'Called her:\nwill be at home' },
      at: app.clock.now().toISOString(),
    });
    await note(about, 'At home again');
    expect(await textsOf(about)).toEqual(['At home again', 'Called her:\nwill be at home']);
  });

  test.each([
    ['no', '   '],
    ['a longer', 'x'.repeat(2001)],
    ['no real', 7],
  ])('%s text is refused', async (_, text) => {
    expect((await note('review/1', text)).status).toBe(422);
  });

  test('sent twice under one key it is written once', async () => {
    const key = { 'Idempotency-Key': 'a-key-of-a-note-of-sixteen' };
    const [one, other] = [await note('review/1', 'Once', key), await note('review/1', 'Once', key)];
    expect(other.body).toEqual(one.body);
    expect(await textsOf('review/1')).toEqual(['Once']);
  });

  describe('about nothing', () => {
    test.each(NOTED_KINDS)('%s there is no note', async (kind) => {
      const who = await app.customer(STAFF);
      expect((await note(`${kind}/987654`, 'Hm')).status).toBe(404);
      expect((await app.call(`GET /staff/notes/${kind}/987654/`, { who })).status).toBe(404);
    });

    test('nor about another kind of thing', async () => {
      expect((await note('product/1001', 'Hm')).status).toBe(404);
    });
  });

  test('no customer reads one, not even in an own order', async () => {
    const order = new CashOrder(app);
    await order.begin();
    await order.place();
    await note(`order/${order.id}`, 'A difficult person');
    const who = await app.customer(1);
    expect((await app.call(`GET /staff/notes/order/${order.id}/`, { who })).status).toBe(403);
    const { body } = await app.call(`GET /orders/${order.id}`, { who });
    expect(JSON.stringify(body)).not.toContain('difficult');
  });

  test('notes about a consultation go 90 days after it, those about a message with it', async () => {
    const { id: appointment } = await insertAppointment(app.db, { startsAt: app.clock.now() });
    await app.db
      .insert(leads)
      .values({ kind: 'contact', details: [], digest: 'one', createdAt: app.clock.now() });
    await note(`appointment/${appointment}`, 'Has a sore throat');
    await note('lead/1', 'Wants two tonnes');
    const keepHouse = async () => {
      for (const chore of [forgetHealthData, forgetOldAppointments, forgetOldLeads]) {
        await chore({ ctx: { db: app.db, clock: app.clock } });
      }
      return (await app.db.select().from(staffNotes)).map(({ text }) => text);
    };
    app.clock.advance(90 * A_DAY_MS);
    expect(await keepHouse()).toHaveLength(2);
    app.clock.advance(1);
    expect(await keepHouse()).toEqual(['Wants two tonnes']);
    app.clock.advance(276 * A_DAY_MS);
    expect(await keepHouse()).toEqual([]);
    expect(await app.db.select().from(appointments)).toEqual([]);
  });

  test('a closed account takes the notes about its reviews and consultations along', async () => {
    const { id: customerId } = await newCustomer(app.db);
    const { id: appointment } = await insertAppointment(app.db, { customerId });
    const [review] = await app.db
      .insert(reviews)
      .values({ productId: 1001, customerId, name: 'Asha', rating: 1 })
      .returning();
    await note(`appointment/${appointment}`, 'Came late');
    await note(`review/${review?.id}`, 'Wrote to her');
    await note('review/1', 'Of somebody else');
    const who = await app.customer(customerId);
    expect((await app.call('POST /user/deactivate/', { who, body: {} })).status).toBe(200);
    const left = await app.db.select().from(staffNotes);
    expect(left.map(({ text }) => text)).toEqual(['Of somebody else']);
  });
});
