import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { dayAfter } from '../../../contract/kit/calendar-day.ts';
import type { ConsultationDay } from '../../../contract/staff/calendar.ts';
import { appointmentSlots, appointments } from '../../db/schema/appointments.ts';
import type { Context } from '../kernel/context.ts';
import { inIndia, isoDayInIndia, startOfIsoDay } from '../kernel/india-time.ts';
import { staffOf } from '../kernel/who.ts';
import { storedSettings } from '../settings/read-settings.ts';

const DAYS = 7;

type Time = ConsultationDay['times'][number];

interface GetCalendar {
  ctx: Context;
  /** The first day, in India. */
  input: { from: string };
}

/**
 * Returns seven days of consultations: the hours of the week, who has booked them, and days off. What
 * is booked at an hour that is one no longer is there too. Staff only.
 */
export async function getCalendar({
  ctx,
  input: { from },
}: GetCalendar): Promise<ConsultationDay[]> {
  staffOf(ctx.who);
  const [hours, booked, { consultation }] = await Promise.all([
    ctx.db.select().from(appointmentSlots).where(eq(appointmentSlots.isPublished, true)),
    readBooked(ctx, from),
    storedSettings(ctx.db),
  ]);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayAfter(from, index);
    const off = consultation.days_off.find((one) => one.day === day);
    const weekDay = inIndia(startOfIsoDay(day)).weekday;
    const times = new Map<string, Time>();
    for (const hour of hours.filter((one) => one.weekDay === weekDay)) {
      const at = new Date(`${day}T${hour.startsAt.slice(0, 5)}:00+05:30`).toISOString();
      times.set(at, { at, places: hour.capacity, booked: [] });
    }
    for (const { startsAt, ...who } of booked.filter(
      (one) => isoDayInIndia(one.startsAt) === day,
    )) {
      const at = startsAt.toISOString();
      const time = times.get(at) ?? { at, places: 0, booked: [] };
      times.set(at, { ...time, booked: [...time.booked, who] });
    }
    const sorted = [...times.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
    return { day, off: off ? off.reason || 'A day off' : null, times: sorted };
  });
}

function readBooked({ db }: Context, from: string) {
  const { id, name, startsAt, state } = appointments;
  return db
    .select({ id, name, startsAt })
    .from(appointments)
    .where(
      and(
        eq(state, 'booked'),
        gte(startsAt, startOfIsoDay(from)),
        lt(startsAt, startOfIsoDay(from, DAYS)),
      ),
    )
    .orderBy(asc(startsAt), asc(id));
}
