import 'server-only';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import { readReportSpan } from '@/lib/desk/report-span';
import { isoDay } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { TakingsPage } from '@/lib/view/report';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';

/** Reads the cash of each carrier and day of delivery, of the days in an address. Never cached. */
export async function getTakingsPage(
  given: Record<string, string | string[] | undefined>,
): Promise<TakingsPage> {
  const today = isoDay(new Date().toISOString());
  const span = readReportSpan(given, today);
  const { content, frame } = await asStaff({
    page: staffRoutes.takings(),
    role: ROLE_OF_KIND.taking,
    read: (call) => orNull(call('getTakingsByDay', { query: { from: span.from, to: span.to } })),
  });
  return { ...frame, span, today, rows: content?.data ?? null };
}
