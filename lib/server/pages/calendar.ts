import 'server-only';
import { dayAfter, isCalendarDay } from '@/contract/kit/calendar-day';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import { isoDay } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { CalendarPage } from '@/lib/view/calendar';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

/** Reads the week of the vaidya that begins on the day in an address, or today. Never cached. */
export async function getCalendarPage(
  given: Record<string, string | string[] | undefined>,
): Promise<CalendarPage> {
  const today = isoDay(new Date().toISOString());
  const from = typeof given.from === 'string' && isCalendarDay(given.from) ? given.from : today;
  const { content, frame } = await asStaff({
    page: staffRoutes.calendar(),
    role: ROLE_OF_KIND.appointment,
    read: (call) => orNull(call('getCalendar', { query: { from } })),
  });
  const [before, after] = [dayAfter(from, -7), dayAfter(from, 7)];
  return { ...frame, from, before, after, days: content?.data ?? null };
}
