import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { onEachApp } from '@/__tests__/support/test-app';
import type { ConsultationDay } from '@/contract/staff/calendar';
import { appointmentSlots } from '@/shop-api/db/schema/appointments';

const STAFF = 3;
/** A Monday. */
const FROM = '2026-11-30';

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const week = async (): Promise<ConsultationDay[]> =>
    (await ask(`GET /staff/calendar/?from=${FROM}`)).body.data;

  test('the week has each hour with its places and who has booked them', async () => {
    await app.db.execute(sql`TRUNCATE appointments, appointment_slots RESTART IDENTITY CASCADE`);
    const hour = { weekDay: 1, startsAt: '09:30', capacity: 2 };
    await app.db.insert(appointmentSlots).values(hour);
    const at = '2026-11-30T04:00:00.000Z';
    const { id } = await insertAppointment(app.db, { startsAt: new Date(at), name: 'Asha Shah' });
    await insertAppointment(app.db, { startsAt: new Date(at), state: 'cancelled' });
    const days = await week();
    expect(days.map(({ day }) => day)).toEqual([
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
      ...['2026-12-04', '2026-12-05', '2026-12-06'],
    ]);
    expect(days[0]?.times).toEqual([{ at, places: 2, booked: [{ id, name: 'Asha Shah' }] }]);
    expect(days.slice(1).flatMap(({ times }) => times)).toEqual([]);
  });

  test('what is booked on a day off, or at an hour that is gone, is there', async () => {
    await app.db.execute(sql`TRUNCATE appointments, appointment_slots RESTART IDENTITY CASCADE`);
    await app.db.insert(appointmentSlots).values({ weekDay: 2, startsAt: '09:30' });
    const startsAt = new Date('2026-12-01T18:00:00Z');
    await insertAppointment(app.db, { startsAt });
    const { body } = await ask('GET /staff/settings/consultation/');
    const fields = { ...body.data, days_off: [{ day: '2026-12-01', reason: 'Holiday' }] };
    const saved = await ask('PUT /staff/settings/consultation/', { version: body.version, fields });
    expect(saved.status).toBe(200);
    const [, tuesday] = await week();
    expect(tuesday).toMatchObject({ off: 'Holiday' });
    expect(tuesday?.times.at(-1)).toMatchObject({ at: startsAt.toISOString(), places: 0 });
  });

  test('it is for those who see appointments', async () => {
    const who = await app.customer(1);
    expect((await app.call(`GET /staff/calendar/?from=${FROM}`, { who })).status).toBe(403);
    expect((await ask('GET /staff/calendar/?from=soon')).status).toBe(422);
  });
});
