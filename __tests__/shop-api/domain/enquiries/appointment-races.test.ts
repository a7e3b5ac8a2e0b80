import { expect, test } from '@jest/globals';
import { and, count, eq } from 'drizzle-orm';
import { bookingBody, openHour } from '@/__tests__/support/appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { size } from '@/__tests__/support/size';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { appointments } from '@/shop-api/db/schema/appointments';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';

const CALL = 'POST /events/';
const CUSTOMERS = size({ quick: 50, heavy: 400 });
const MAILS_OF_A_BOOKING = 3;
type Headers = Record<string, string>;

const customers = (app: TestApp, n: number) =>
  Promise.all(Array.from({ length: n }, async () => app.customer((await newCustomer(app.db)).id)));
const bookedAt = async (app: TestApp, start: string) => {
  const isThere = and(eq(appointments.startsAt, new Date(start)), eq(appointments.state, 'booked'));
  const [row] = await app.db.select({ n: count() }).from(appointments).where(isThere);
  return row?.n;
};
const queued = async (app: TestApp) => (await app.db.select().from(mailQueue)).length;

/** Books with bodies that are ready, all at the same time. */
async function bookAtOnce(app: TestApp, callers: Headers[], start: string) {
  const bodies = await Promise.all(callers.map(() => bookingBody(app, start)));
  return Promise.all(callers.map((who, index) => app.call(CALL, { who, body: bodies[index] })));
}

onEachApp((app) => {
  test.each([1, 3, 7])(
    `${CUSTOMERS} customers who book an hour of %d places at the same time fill it exactly`,
    async (capacity) => {
      const start = await openHour(app, { capacity });
      const before = await queued(app);
      const answers = await bookAtOnce(app, await customers(app, CUSTOMERS), start);
      const reasons = answers.map(({ status, body }) => (status === 200 ? 'booked' : body.reason));
      expect(reasons.filter((reason) => reason === 'booked')).toHaveLength(capacity);
      expect(new Set(reasons)).toEqual(new Set(['booked', 'appointment_time_full']));
      expect(await bookedAt(app, start)).toBe(capacity);
      expect((await queued(app)) - before).toBe(capacity * MAILS_OF_A_BOOKING);
    },
  );

  test('one customer who sends an hour many times at once books it once', async () => {
    const [start, [who = {}]] = [await openHour(app), await customers(app, 1)];
    const answers = await bookAtOnce(app, Array(20).fill(who), start);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.reason))).toEqual(
      new Set(['appointment_booked_already']),
    );
    expect(await bookedAt(app, start)).toBe(1);
  });

  test('hours of one weekday are booked side by side, and a place is freed for one other', async () => {
    const start = await openHour(app, { capacity: 1 });
    const [owner = {}, ...others] = await customers(app, 21);
    await bookAtOnce(app, [owner], start);
    const [mine] = (await app.call('GET /user/appointments/', { who: owner })).body.data;
    const [, answers] = await Promise.all([
      app.call(`POST /user/appointments/${mine.id}/cancel/`, { who: owner, body: {} }),
      bookAtOnce(app, others, start),
    ]);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeLessThanOrEqual(1);
    expect(await bookedAt(app, start)).toBe(done);
  });
});
