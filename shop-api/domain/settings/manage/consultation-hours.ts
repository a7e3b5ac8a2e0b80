import { asc, eq, sql } from 'drizzle-orm';
import type { ConsultationHour } from '../../../../contract/settings/setting-rules.ts';
import type { Database } from '../../../db/database.ts';
import { appointmentSlots } from '../../../db/schema/appointments.ts';

/** Returns the weekly hours that can be booked. */
export async function readHours(tx: Database): Promise<ConsultationHour[]> {
  const rows = await tx
    .select()
    .from(appointmentSlots)
    .where(eq(appointmentSlots.isPublished, true))
    .orderBy(asc(appointmentSlots.weekDay), asc(appointmentSlots.startsAt));
  return rows.map(({ weekDay, startsAt, capacity }) => ({
    week_day: weekDay,
    starts_at: startsAt.slice(0, 5),
    places: capacity,
  }));
}

/** Replaces the weekly hours. What is booked at an hour that ends stays booked. */
export async function writeHours(tx: Database, hours: readonly ConsultationHour[]): Promise<void> {
  await tx.update(appointmentSlots).set({ isPublished: false });
  if (hours.length === 0) return;
  const rows = hours.map(({ week_day, starts_at, places }) => ({
    weekDay: week_day,
    startsAt: starts_at,
    capacity: places,
  }));
  await tx
    .insert(appointmentSlots)
    .values(rows)
    .onConflictDoUpdate({
      target: [appointmentSlots.weekDay, appointmentSlots.startsAt],
      set: { capacity: sql`excluded.capacity`, isPublished: true },
    });
}
