import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { bookTime, openHour } from '@/__tests__/support/appointment';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { appointments } from '@/shop-api/db/schema/appointments';
import { customers } from '@/shop-api/db/schema/customers';
import { trail } from '@/shop-api/db/schema/trail';

const DESK = 'care@vanya.example.com';

onEachApp((app) => {
  let made = 0;
  beforeEach(async () => void (await deliverMails(app)));

  const staff = async () => app.customer(3);
  const move = async (id: number, body: object) =>
    app.call(`POST /staff/appointments/${id}/move/`, { who: await staff(), body });
  const read = async (id: number) =>
    (await app.call(`GET /staff/appointments/${id}/`, { who: await staff() })).body.data;
  const rowOf = async (id: number) =>
    (await app.db.select().from(appointments).where(eq(appointments.id, id)))[0];

  /** Books an hour of one place for a customer of its own, whose mails are delivered. */
  async function booked(options: { isHindi?: boolean } = {}) {
    made += 1;
    const email = `patient${made}@example.com`;
    const { id: customerId } = await newCustomer(app.db);
    if (options.isHindi) {
      const isTheirs = eq(customers.id, customerId);
      await app.db.update(customers).set({ language: 'hi' }).where(isTheirs);
    }
    const who = await app.customer(customerId);
    const start = await openHour(app, { capacity: 1 });
    await bookTime(app, who, start, { email });
    const [{ id }] = (await app.call('GET /user/appointments/', { who })).body.data;
    await deliverMails(app);
    return { id, who, email, start, seen: new Date(start).toISOString() };
  }

  const another = async () => app.customer((await newCustomer(app.db)).id);

  describe('a cancellation', () => {
    test('frees the time, and tells the patient who did it and why', async () => {
      const { id, email, start, seen } = await booked();
      expect((await move(id, { to: 'cancel', reason: 'vaidya_away', seen })).status).toBe(200);
      expect(await rowOf(id)).toMatchObject({ state: 'cancelled', cancelledAt: app.clock.now() });
      const messages = await deliverMails(app);
      expect(messages).toHaveLength(3);
      const mail = messages.find(({ to }) => to === email);
      expect(mail?.subject).toBe('We have cancelled your consultation');
      for (const words of [
        'Vanya has cancelled this consultation',
        'Reason: The vaidya cannot be there at this time',
        'You can book another time',
        '/schedule-appointment',
      ])
        expect(mail?.text).toContain(words);
      expect(messages.find(({ to }) => to === DESK)?.subject).toBe(
        `Consultation ${id} is cancelled by the shop`,
      );
      expect(messages.find(({ kind }) => kind === 'sms')?.text).toContain(
        'Vanya has cancelled your consultation of 1 December 2026',
      );
      expect((await bookTime(app, await another(), start)).status).toBe(200);
    });

    test('is in the trail with its reason, and without a word about the patient', async () => {
      const { id, seen } = await booked();
      await move(id, { to: 'cancel', reason: 'asked', seen });
      const isIts = and(eq(trail.objectKind, 'appointment'), eq(trail.objectId, String(id)));
      const rows = await app.db.select().from(trail).where(isIts);
      expect(rows).toMatchObject([
        { action: 'cancel', byId: 3, after: { reason: 'The patient asked for it' } },
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Hairfall|monsoon|Asha Rao|example\.com/);
    });

    test('needs a reason of the list', async () => {
      const { id, seen } = await booked();
      for (const reason of ['', 'Has a rash'])
        expect((await move(id, { to: 'cancel', reason, seen })).body.errors).toHaveProperty(
          'reason',
        );
    });

    test('of two at once is done by one, and the other person is told', async () => {
      const { id, seen } = await booked();
      const cancel = () => move(id, { to: 'cancel', reason: 'asked', seen });
      const answers = await Promise.all([cancel(), cancel()]);
      const reasons = answers.map(({ body }) => body.reason).filter(Boolean);
      expect(reasons).toEqual(['appointment_moved_meanwhile']);
      expect(await deliverMails(app)).toHaveLength(3);
    });
  });

  describe('a move', () => {
    test('sends the new time with a calendar file for the same entry, and frees the old one', async () => {
      const { id, email, start, seen } = await booked();
      const next = await openHour(app, { capacity: 1 });
      expect((await read(id)).free).toContain(next);
      expect((await read(id)).free).not.toContain(start);
      expect((await move(id, { to: 'move', start_datetime: next, seen })).status).toBe(200);
      const messages = await deliverMails(app);
      const mail = messages.find(({ to }) => to === email);
      expect(mail?.subject).toBe('Your consultation has a new time');
      const lines = mail?.attachments?.[0]?.content.split('\r\n') ?? [];
      const utc = new Date(next).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      expect(lines).toContain(`DTSTART:${utc}`);
      expect(lines).toContain(`UID:appointment-${id}@vanya`);
      const sms = messages.find(({ kind }) => kind === 'sms');
      expect(sms?.text).toContain('Vanya has moved your consultation to 1 December 2026');
      expect((await read(id)).free).toContain(start);
      expect((await bookTime(app, await another(), start)).status).toBe(200);
      expect((await bookTime(app, await another(), next)).body.reason).toBe(
        'appointment_time_full',
      );
    });

    test('is told in the language of the account', async () => {
      const { id, email, seen } = await booked({ isHindi: true });
      await move(id, { to: 'move', start_datetime: await openHour(app), seen });
      const mail = (await deliverMails(app)).find(({ to }) => to === email);
      expect(mail?.subject).toBe('आपके परामर्श का समय बदल गया है');
    });

    test('and a booking at once: the last place goes to one of them', async () => {
      const { id, seen } = await booked();
      const next = await openHour(app, { capacity: 1 });
      const other = await another();
      const answers = await Promise.all([
        move(id, { to: 'move', start_datetime: next, seen }),
        bookTime(app, other, next),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const isThen = and(
        eq(appointments.startsAt, new Date(next)),
        eq(appointments.state, 'booked'),
      );
      expect(await app.db.$count(appointments, isThen)).toBe(1);
    });

    test('to a time that is no hour, too far, full or the own one is refused', async () => {
      const { id, start, seen } = await booked();
      const full = (await booked()).start;
      const reasonOf = async (time: string) =>
        (await move(id, { to: 'move', start_datetime: time, seen })).body.reason;
      expect(await reasonOf('2026-12-01T23:59:00+05:30')).toBe('appointment_time_unknown');
      expect(await reasonOf('2027-03-02T09:30:00+05:30')).toBe('appointment_too_late');
      expect(await reasonOf(full)).toBe('appointment_time_full');
      expect(await reasonOf(start)).toBe('appointment_booked_already');
      expect(await rowOf(id)).toMatchObject({ startsAt: new Date(start) });
      expect(await deliverMails(app)).toEqual([]);
    });

    test('by somebody who has not seen the last one is refused', async () => {
      const { id, seen } = await booked();
      await move(id, { to: 'move', start_datetime: await openHour(app), seen });
      const late = await move(id, { to: 'cancel', reason: 'asked', seen });
      expect(late.body.reason).toBe('appointment_moved_meanwhile');
      expect(await rowOf(id)).toMatchObject({ state: 'booked' });
    });
  });

  test('what has begun stays as it is', async () => {
    const { id, start, seen } = await booked();
    const toStart = Date.parse(start) - app.clock.now().getTime();
    app.clock.advance(toStart);
    const late = await move(id, { to: 'cancel', reason: 'asked', seen });
    expect([late.status, late.body.reason]).toEqual([409, 'appointment_past']);
    expect((await read(id)).free).toBeNull();
    app.clock.advance(-toStart);
    expect((await move(999_999, { to: 'cancel', reason: 'asked', seen })).status).toBe(404);
  });
});
