import 'server-only';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import { readReportSpan } from '@/lib/desk/report-span';
import { isoDay } from '@/lib/format/dates';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { staffRoutes } from '@/lib/staff-routes';
import type { ReportPage } from '@/lib/view/report';
import { orNull } from './as-customer';
import { asStaff, mayOpen } from './as-staff';

/** What stands in a short list beside the report, of the fewest that a call answers. */
const FEW = { page: 1, page_size: 25 } as const;
const ENDING = { ...FEW, level: 'ending', sort: 'stock', order: 'asc' } as const;
const MISSED = { ...FEW, found: 'nothing', sort: 'asked', order: 'desc' } as const;

/** Reads the report of the days in an address. Personal: never cached. */
export async function getReportPage(
  given: Record<string, string | string[] | undefined>,
): Promise<ReportPage> {
  const today = isoDay(new Date().toISOString());
  const span = readReportSpan(given, today);
  const { content, frame } = await asStaff({
    page: staffRoutes.reports(),
    role: 'money',
    read: async (call, overview) => {
      const roles = (await overview)?.data.roles ?? null;
      return Promise.all([
        orNull(call('getReport', { query: { from: span.from, to: span.to } })),
        mayOpen(roles, ROLE_OF_KIND.stock) ? readEnding(call) : undefined,
        mayOpen(roles, ROLE_OF_KIND.search_query) ? readMissed(call) : undefined,
      ]);
    },
  });
  const [report, ending, missed] = content;
  return { ...frame, span, today, report: report?.data ?? null, ending, missed };
}

async function readEnding(call: ShopperCall) {
  const answer = await orNull(call('listStock', { query: ENDING }));
  return answer && { rows: answer.data, count: answer.total_count };
}

async function readMissed(call: ShopperCall) {
  const answer = await orNull(call('listSearchQueries', { query: MISSED }));
  return answer && { rows: answer.data, count: answer.total_count };
}
