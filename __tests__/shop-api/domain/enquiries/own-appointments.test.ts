import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bookTime, newAppointment, openHour } from '@/__tests__/support/appointment';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { appointments } from '@/shop-api/db/schema/appointments';
import { settings } from '@/shop-api/db/schema/settings';
import { isoDayInIndia } from '@/shop-api/domain/kernel/india-time';

const A_DAY_MS = 86_400_000;

type Headers = Record<string, string>;

onEachApp((app) => {
  const customer = async () => app.customer((await newCustomer(app.db)).id);
  const list = async (who: Headers) =>
    (await app.call('GET /user/appointments/', { who })).body.data;
  const cancel = (who: Headers, id: number) =>
    app.call(`POST /user/appointments/${id}/cancel/`, { who, body: {} });
  const rowOf = async (id: number) =>
    (await app.db.select().from(appointments).where(eq(appointments.id, id)))[0];

  describe('the list', () => {
    test('contains own appointments only, the latest first, with their end', async () => {
      const [who, other] = [await customer(), await customer()];
      const [early, late] = ['2026-11-24', '2026-12-15'];
      const first = await openHour(app, { day: early });
      const second = await openHour(app, { day: late });
      await bookTime(app, who, first);
      await bookTime(app, who, second, { name: 'Meera Rao' });
      await newAppointment(app, other);
      expect(await list(who)).toEqual([
        {
          id: expect.any(Number),
          start_datetime: new Date(second).toISOString(),
          end_datetime: new Date(Date.parse(second) + 20 * 60_000).toISOString(),
          name: 'Meera Rao',
          problem_suffering_from: 'Hairfall',
          state: 'booked',
        },
        expect.objectContaining({ start_datetime: new Date(first).toISOString() }),
      ]);
      expect(await list(await customer())).toEqual([]);
    });
  });

  test('one that is booked keeps its length when the shop sets another', async () => {
    const who = await customer();
    await bookTime(app, who, await openHour(app, { day: '2026-11-24' }));
    const value = { fee: 0, minutes: 45 };
    await app.db.insert(settings).values({ key: 'consultation', value });
    await bookTime(app, who, await openHour(app, { day: '2026-12-15' }));
    await app.db.delete(settings).where(eq(settings.key, 'consultation'));
    const lengths = (await list(who)).map(
      (one: Record<'start_datetime' | 'end_datetime', string>) =>
        (Date.parse(one.end_datetime) - Date.parse(one.start_datetime)) / 60_000,
    );
    expect(lengths).toEqual([45, 20]);
  });

  describe('cancelling', () => {
    test('keeps the appointment in the list, and is confirmed to both sides', async () => {
      const who = await customer();
      const id = await newAppointment(app, who, { email: 'leaver@example.com' });
      await deliverMails(app);
      const answer = await cancel(who, id);
      expect([answer.status, answer.body.message]).toEqual([200, appointmentMessages.cancelled]);
      expect(await list(who)).toMatchObject([{ id, state: 'cancelled' }]);
      expect(await rowOf(id)).toMatchObject({ cancelledAt: app.clock.now() });
      const mails = await deliverMails(app);
      expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
        ['care@vanya.example.com', `Consultation ${id} is cancelled`],
        ['leaver@example.com', 'Your consultation is cancelled'],
      ]);
    });

    test('again changes and mails nothing', async () => {
      const who = await customer();
      const id = await newAppointment(app, who);
      await cancel(who, id);
      await deliverMails(app);
      const before = await rowOf(id);
      app.clock.advance(1000);
      expect((await cancel(who, id)).status).toBe(200);
      expect(await rowOf(id)).toEqual(before);
      expect(await deliverMails(app)).toEqual([]);
    });

    test('lets the same customer book the same time again', async () => {
      const [who, start] = [await customer(), await openHour(app, { capacity: 1 })];
      await bookTime(app, who, start);
      const [{ id }] = await list(who);
      await cancel(who, id);
      expect((await bookTime(app, who, start)).status).toBe(200);
      expect(await list(who)).toHaveLength(2);
    });

    test('an appointment of somebody else is refused like an unknown one, to staff too', async () => {
      const id = await newAppointment(app, await customer());
      const staff = await app.customer((await newCustomer(app.db, { isStaff: true })).id);
      for (const who of [await customer(), staff]) {
        const [foreign, unknown] = [await cancel(who, id), await cancel(who, 999_999)];
        expect(foreign.status).toBe(404);
        expect(foreign.body).toEqual(unknown.body);
      }
      expect(await rowOf(id)).toMatchObject({ state: 'booked', cancelledAt: null });
    });

    test('is possible until the appointment begins', async () => {
      const id = await newAppointment(app, await customer());
      const row = await rowOf(id);
      const startsAt = row?.startsAt.getTime() ?? 0;
      const toStart = () => startsAt - app.clock.now().getTime();
      const owner = row?.customerId ?? 0;
      app.clock.advance(toStart());
      const who = await app.customer(owner);
      const late = await cancel(who, id);
      expect([late.status, late.body.reason]).toEqual([409, 'appointment_begun']);
      app.clock.advance(toStart() - 1000);
      expect((await cancel(who, id)).status).toBe(200);
    });
  });

  test('closing the account cancels what is booked, frees it, and deletes what it says about health', async () => {
    const { id: customerId } = await newCustomer(app.db);
    const [who, other] = [await app.customer(customerId), await customer()];
    const day = isoDayInIndia(new Date(app.clock.now().getTime() + 2 * A_DAY_MS));
    const start = await openHour(app, { day, capacity: 1 });
    await bookTime(app, who, start, { email: 'closing@example.com' });
    await bookTime(app, other, await openHour(app, { day }));
    const [{ id: othersId }] = await list(other);
    await deliverMails(app);
    expect((await app.call('POST /user/deactivate/', { who, body: {} })).status).toBe(200);
    const theirs = await app.db
      .select()
      .from(appointments)
      .where(eq(appointments.customerId, customerId));
    expect(theirs).toMatchObject([
      { state: 'cancelled', problem: '', description: '', medicines: [], name: 'Asha Rao' },
    ]);
    const told = (await deliverMails(app)).map(({ to }) => to).sort();
    expect(told).toEqual(['care@vanya.example.com', 'closing@example.com']);
    expect(await rowOf(othersId)).toMatchObject({ state: 'booked', problem: 'Hairfall' });
    expect((await bookTime(app, other, start)).status).toBe(200);
  });
});
