import { beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { bookTime, openHour } from '@/__tests__/support/appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { appointmentMessages } from '@/contract/messages/enquiries';
import { englishText } from '@/contract/messages/text-with-values';
import { APPOINTMENT_DAYS_AHEAD } from '@/contract/shop/limits';
import { appointmentSlots, appointments } from '@/shop-api/db/schema/appointments';
import { settings } from '@/shop-api/db/schema/settings';

onEachApp((app) => {
  const customer = async () => app.customer((await newCustomer(app.db)).id);
  const at = (time: string) => app.clock.advance(Date.parse(time) - app.clock.now().getTime());

  beforeEach(async () => {
    at('2026-11-21T12:00:00+05:30');
    await app.db.delete(appointments);
  });

  describe('the day', () => {
    const DAYS = [
      ['2026-11-21', 'appointment_too_early', appointmentMessages.dateTooEarly],
      ['2026-11-20', 'appointment_too_early', appointmentMessages.dateTooEarly],
      [
        '2026-12-22',
        'appointment_too_late',
        englishText(appointmentMessages.dateTooLate(APPOINTMENT_DAYS_AHEAD)),
      ],
      [
        '2027-12-01',
        'appointment_too_late',
        englishText(appointmentMessages.dateTooLate(APPOINTMENT_DAYS_AHEAD)),
      ],
      ['2026-11-31', 'appointment_time_malformed', appointmentMessages.timeRequired],
      ['2026-13-01', 'appointment_time_malformed', appointmentMessages.timeRequired],
    ];

    test.each(DAYS)('%s is refused on 21 November: %s', async (day, reason, message) => {
      const answer = await bookTime(app, await customer(), `${day}T09:30:00+05:30`);
      expect([answer.status, answer.body.reason]).toEqual([422, reason]);
      expect(answer.body.errors).toEqual({ start_datetime: [message] });
    });

    test.each(['2026-11-22', '2026-12-21'])('%s is accepted on 21 November', async (day) => {
      const start = await openHour(app, { day });
      expect((await bookTime(app, await customer(), start)).status).toBe(200);
    });

    test.each([
      ['2026-11-21T23:59:59+05:30', '2026-11-22', 200],
      ['2026-11-22T00:00:00+05:30', '2026-11-22', 422],
      ['2026-11-22T00:00:00+05:30', '2026-11-23', 200],
      ['2026-11-21T23:59:59+05:30', '2026-12-22', 422],
      ['2026-11-22T00:00:00+05:30', '2026-12-22', 200],
      // In London it is still the 21st.
      ['2026-11-22T05:00:00+05:30', '2026-11-22', 422],
    ])(
      'at %s, a booking for %s is answered %d: days are those of India',
      async (now, day, status) => {
        const start = await openHour(app, { day });
        at(now);
        expect((await bookTime(app, await customer(), start)).status).toBe(status);
      },
    );
  });

  describe('the list of hours', () => {
    const list = async () => (await app.call('GET /online_appointment_slots/')).body;

    test('contains the published ones, by weekday and time', async () => {
      await openHour(app, { isPublished: false });
      const rows = await app.db
        .select()
        .from(appointmentSlots)
        .where(eq(appointmentSlots.isPublished, true))
        .orderBy(asc(appointmentSlots.weekDay), asc(appointmentSlots.startsAt));
      expect((await list()).online_appointment_slot).toEqual(
        rows.map(({ weekDay, startsAt }) => ({
          week_day_number: weekDay,
          starting_hour: startsAt.slice(0, 5),
        })),
      );
    });

    test('names the times that are full, until a place is free again', async () => {
      const start = await openHour(app, { capacity: 2 });
      const [one, two] = [await customer(), await customer()];
      await bookTime(app, one, start);
      expect((await list()).taken).toEqual([]);
      await bookTime(app, two, start);
      expect((await list()).taken).toEqual([start]);
      const [mine] = (await app.call('GET /user/appointments/', { who: one })).body.data;
      await app.call(`POST /user/appointments/${mine.id}/cancel/`, { who: one, body: {} });
      expect((await list()).taken).toEqual([]);
      expect((await bookTime(app, await customer(), start)).status).toBe(200);
    });

    test('names the times of a day off, which nobody books and no booking is moved to', async () => {
      const [free, off] = [
        await openHour(app, { day: '2026-11-24' }),
        await openHour(app, { day: '2026-11-25' }),
      ];
      const staff = await app.customer(3);
      const who = await customer();
      await bookTime(app, who, free);
      const value = { fee: 0, days_off: [{ day: '2026-11-25', reason: 'Away' }] };
      await app.db.insert(settings).values({ key: 'consultation', value });
      const { taken } = await list();
      expect(taken).toContain(off);
      expect(new Set(taken.map((time: string) => time.slice(0, 10)))).toEqual(
        new Set(['2026-11-25']),
      );
      const booking = await bookTime(app, await customer(), off);
      expect([booking.body.reason, booking.body.message]).toEqual([
        'appointment_day_off',
        appointmentMessages.noSlotsThatDay,
      ]);
      const [{ id }] = (await app.call('GET /user/appointments/', { who })).body.data;
      const seen = new Date(free).toISOString();
      const body = { to: 'move', start_datetime: off, seen };
      const moved = await app.call(`POST /staff/appointments/${id}/move/`, { who: staff, body });
      expect(moved.body.reason).toBe('appointment_day_off');
      await app.db.delete(settings).where(eq(settings.key, 'consultation'));
    });

    test('names no time that can no longer be booked', async () => {
      const start = await openHour(app, { day: '2026-11-22', capacity: 1 });
      await bookTime(app, await customer(), start);
      expect((await list()).taken).toEqual([start]);
      at('2026-11-22T00:00:00+05:30');
      expect((await list()).taken).toEqual([]);
    });
  });
});
