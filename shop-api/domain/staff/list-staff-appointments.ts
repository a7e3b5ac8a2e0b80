import { and, asc, gte, lt } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';
import type { StaffAppointment } from '../../../contract/staff/staff.ts';
import { appointments } from '../../db/schema/appointments.ts';
import type { Context } from '../kernel/context.ts';
import { startOfDayInIndia } from '../kernel/india-time.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';

interface ListStaffAppointments {
  ctx: Context;
  /** A day in India, `2026-12-01`; without it: today and later. */
  input: Paging & { day?: string | undefined };
}

/** Returns a page of the consultations of a day or from today on, the next first. Staff only. */
export async function listStaffAppointments({ ctx, input }: ListStaffAppointments) {
  staffOf(ctx.who);
  const { db, clock } = ctx;
  const isWanted =
    input.day === undefined
      ? gte(appointments.startsAt, startOfDayInIndia(clock.now()))
      : isOnDay(input.day);
  const query = db
    .select()
    .from(appointments)
    .where(isWanted)
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(appointments, isWanted),
    pageOf(query, input),
  ]);
  return pagedAnswer(rows.map(rowOf), total, input);
}

function isOnDay(day: string) {
  const start = DateTime.fromISO(day, { zone: INDIA_TIME_ZONE });
  return and(
    gte(appointments.startsAt, start.toJSDate()),
    lt(appointments.startsAt, start.plus({ days: 1 }).toJSDate()),
  );
}

function rowOf(row: typeof appointments.$inferSelect): StaffAppointment {
  return {
    id: row.id,
    start_datetime: row.startsAt.toISOString(),
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    gender: row.gender,
    age_group: row.ageGroup,
    problem_suffering_from: row.problem,
    problem_description: row.description,
    medicines: row.medicines,
    state: row.state,
  };
}
