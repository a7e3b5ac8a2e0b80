import 'server-only';
import { monthAfter } from '@/contract/kit/calendar-day';
import { isoDay } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { GstPage } from '@/lib/view/gst';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Reads the GST return of the month in an address, or of the last whole one. Never cached. */
export async function getGstPage({
  month: given,
}: Record<string, string | string[] | undefined>): Promise<GstPage> {
  const latest = isoDay(new Date().toISOString()).slice(0, 7);
  const month = typeof given === 'string' && MONTH.test(given) ? given : monthAfter(latest, -1);
  const { content, frame } = await asStaff({
    page: staffRoutes.gst(),
    role: 'money',
    read: (call) => orNull(call('getGstReturn', { params: { month } })),
  });
  return { ...frame, month, latest, of: content?.data ?? null };
}
