import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { AppointmentSlot } from '../../../contract/enquiries/appointments.ts';
import { appointmentMessages } from '../../../contract/messages/enquiries.ts';
import type { Message } from '../../../contract/messages/text-with-values.ts';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';
import { APPOINTMENT_DAYS_AHEAD } from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
import { appointmentSlots, appointments } from '../../db/schema/appointments.ts';
import type { Context } from '../kernel/context.ts';
import { type DomainError, invalidField } from '../kernel/errors.ts';
import { inIndia, isoDayInIndia, startOfDayInIndia } from '../kernel/india-time.ts';
import { storedSettings } from '../settings/read-settings.ts';

interface SlotTimes {
  slots: AppointmentSlot[];
  /** Times without a place, or on a day off, `2026-12-01T09:30:00+05:30`. */
  taken: string[];
}

/** Public. Lists the weekly hours of the vaidya, and the times ahead that are full or on a day off. */
export async function listAppointmentSlots({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<SlotTimes> {
  const slots = await ctx.db
    .select({ weekDay: appointmentSlots.weekDay, startsAt: appointmentSlots.startsAt })
    .from(appointmentSlots)
    .where(eq(appointmentSlots.isPublished, true))
    .orderBy(asc(appointmentSlots.weekDay), asc(appointmentSlots.startsAt));
  const hours = slots.map(({ weekDay, startsAt }) => ({
    week_day_number: weekDay,
    starting_hour: startsAt.slice(0, 5),
  }));
  const full = new Set(await listFullTimes(ctx));
  const off = await daysOff(ctx.db);
  const isTaken = (time: string) => full.has(time) || off.has(time.slice(0, 10));
  return { slots: hours, taken: timesAhead(ctx, hours).filter(isTaken) };
}

/** Lists the times ahead with a place left, the earliest first: `2026-12-01T09:30:00+05:30`. */
export async function listFreeTimes(ctx: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  const { slots, taken } = await listAppointmentSlots({ ctx });
  const without = new Set(taken);
  return timesAhead(ctx, slots).filter((time) => !without.has(time));
}

/** Returns every time that an hour of the week has on a day that can be booked. */
function timesAhead({ clock }: Pick<Context, 'clock'>, slots: readonly AppointmentSlot[]) {
  const today = inIndia(clock.now()).startOf('day');
  const days = Array.from({ length: APPOINTMENT_DAYS_AHEAD }, (_, index) =>
    today.plus({ days: index + 1 }),
  );
  return days.flatMap((day) =>
    slots
      .filter((slot) => slot.week_day_number === day.weekday)
      .map((slot) => `${day.toISODate()}T${slot.starting_hour}:00+05:30`),
  );
}

/** Returns the days without consultations, `2026-12-25`. */
async function daysOff(db: Database): Promise<Set<string>> {
  const { consultation } = await storedSettings(db);
  return new Set(consultation.days_off.map(({ day }) => day));
}

/** Errors: `invalid` (start_datetime) on a day without consultations. */
export async function assertDayOn(db: Database, { startsAt }: WantedTime): Promise<void> {
  if (!(await daysOff(db)).has(isoDayInIndia(startsAt))) return;
  throw refused('appointment_day_off', appointmentMessages.noSlotsThatDay);
}

async function listFullTimes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(appointmentSlots, eq(appointmentSlots.id, appointments.slotId))
    .where(
      and(
        eq(appointments.state, 'booked'),
        appointmentSlots.isPublished,
        gte(appointments.startsAt, startOfDayInIndia(now, 1)),
        lt(appointments.startsAt, startOfDayInIndia(now, APPOINTMENT_DAYS_AHEAD + 1)),
      ),
    )
    .groupBy(appointmentSlots.id, appointments.startsAt)
    .having(gte(count(), sql`${appointmentSlots.capacity}`))
    .orderBy(asc(appointments.startsAt));
  return rows.map(({ startsAt }) => inIndia(startsAt).toISO({ suppressMilliseconds: true }));
}

/** A start that may be booked, and what finds its slot. */
export interface WantedTime {
  startsAt: Date;
  /** 1 is Monday. */
  weekDay: number;
  /** `09:30:00`, India time. */
  time: string;
}

/**
 * Reads a start time: the day is tomorrow or later in India, and at most 30 days ahead.
 * Errors: `invalid` (start_datetime).
 */
export function readStart({ clock }: Pick<Context, 'clock'>, start: string): WantedTime {
  const time = DateTime.fromISO(start, { zone: INDIA_TIME_ZONE });
  if (!time.isValid) throw refused('appointment_time_malformed', appointmentMessages.timeRequired);
  const startsAt = time.toJSDate();
  const now = clock.now();
  if (startsAt < startOfDayInIndia(now, 1)) {
    throw refused('appointment_too_early', appointmentMessages.dateTooEarly);
  }
  if (startsAt >= startOfDayInIndia(now, APPOINTMENT_DAYS_AHEAD + 1)) {
    const message = appointmentMessages.dateTooLate(APPOINTMENT_DAYS_AHEAD);
    throw refused('appointment_too_late', message);
  }
  return { startsAt, weekDay: time.weekday, time: time.toFormat('HH:mm:ss') };
}

/** Returns the refusal of a time. */
export function refused(reason: Parameters<typeof invalidField>[1], message: Message): DomainError {
  return invalidField('start_datetime', reason, message);
}
