import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  const read = async (path: string) =>
    (await app.call(`GET /staff/appointments/${path}`, { who: await app.customer(3) })).body;
  const idsOf = async (query: string) =>
    (await read(`?${query}`)).data.map(({ id }: { id: number }) => id);
  const at = (day: string) => ({ startsAt: new Date(`${day}T06:00:00Z`) });

  beforeEach(async () => {
    await app.db.execute(sql`TRUNCATE appointments RESTART IDENTITY CASCADE`);
    // The clock of the tests stands on 21 November 2026.
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23']) {
      await insertAppointment(app.db, at(day));
    }
  });

  test('come up the next first, past ones the latest first', async () => {
    expect(await idsOf('')).toEqual([3, 4]);
    expect(await idsOf('when=upcoming')).toEqual([3, 4]);
    expect(await idsOf('when=past')).toEqual([2, 1]);
    expect(await idsOf('when=all')).toEqual([4, 3, 2, 1]);
    expect(await idsOf('when=all&order=asc')).toEqual([1, 2, 3, 4]);
    expect(await idsOf('from=2026-11-20&to=2026-11-21')).toEqual([2, 3]);
  });

  test('are found by name, mobile and email, never by a complaint', async () => {
    const other = { name: 'Ravi Iyer', mobile: '+919000012345', email: 'ravi@example.com' };
    await insertAppointment(app.db, { ...at('2026-11-22'), ...other, state: 'cancelled' });
    const found = (q: string) => idsOf(new URLSearchParams({ q }).toString());
    for (const q of ['iyer', '12345', 'ravi@example.com']) expect(await found(q)).toEqual([5]);
    for (const q of ['heartburn', 'digestive']) expect(await found(q)).toEqual([]);
    expect(await idsOf('state=cancelled')).toEqual([5]);
  });

  test('are read with when they were booked', async () => {
    expect((await read('2/')).data).toMatchObject({
      ...{ id: 2, country: 'India', landmark: 'Town hall', cancelled_at: null },
      booked_at: '2026-11-20T06:30:00.000Z',
    });
  });
});
