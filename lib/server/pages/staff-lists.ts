import 'server-only';
import { isoDay } from '@/lib/format/dates';
import type {
  StaffAppointmentsQuery,
  StaffLeadsQuery,
  StaffOrdersQuery,
  StaffRefundsQuery,
  StaffReturnsQuery,
  StaffSearchesQuery,
} from '@/lib/routing/staff-lists';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffReturn } from '@/lib/view/returns';
import type {
  DisplayedLead,
  DisplayedRefund,
  DisplayedSearch,
  DisplayedStaffAppointment,
  DisplayedStaffOrder,
  DisplayedStaffReview,
  StaffListPage,
} from '@/lib/view/staff';
import { orNull } from './as-customer';
import { asStaff } from './as-staff';
import {
  toDisplayedLead,
  toDisplayedRefund,
  toDisplayedSearch,
  toDisplayedStaffAppointment,
  toDisplayedStaffOrder,
  toDisplayedStaffReturn,
  toDisplayedStaffReview,
} from './staff-rows';

/* The lists of the dashboard. Personal: never cached. */

const page_size = 25;
/** The newest first. */
const order = 'desc';
const DAY_MS = 86_400_000;

/** Reads the orders of all customers. */
export function getStaffOrdersPage({ search: q, ...query }: StaffOrdersQuery) {
  return readList<DisplayedStaffOrder>(staffRoutes.orders(), query.page, async (call) =>
    displayed(
      await call('listStaffOrders', { query: { ...query, q, page_size, sort: 'placed', order } }),
      toDisplayedStaffOrder,
    ),
  );
}

/** Reads the messages and leads. */
export function getStaffLeadsPage(query: StaffLeadsQuery) {
  return readList<DisplayedLead>(staffRoutes.leads(), query.page, async (call) =>
    displayed(
      await call('listLeads', { query: { ...query, page_size, sort: 'received', order } }),
      toDisplayedLead,
    ),
  );
}

/** Reads the appointments of a day, or from today on, and the days to choose from. */
export async function getStaffAppointmentsPage({ page: number, day }: StaffAppointmentsQuery) {
  const path = staffRoutes.appointments();
  const query = { page: number, page_size, sort: 'starts', from: day, to: day } as const;
  const page = await readList<DisplayedStaffAppointment>(path, number, async (call) =>
    displayed(await call('listStaffAppointments', { query }), toDisplayedStaffAppointment),
  );
  return { ...page, days: nextDays(Date.now()) };
}

/** Returns today and tomorrow in India. */
function nextDays(nowMs: number) {
  return ['Today', 'Tomorrow'].map((text, index) => ({
    text,
    iso: isoDay(new Date(nowMs + index * DAY_MS).toISOString()),
  }));
}

/** Reads what was searched. */
export function getStaffSearchesPage(query: StaffSearchesQuery) {
  return readList<DisplayedSearch>(staffRoutes.searches(), query.page, async (call) =>
    displayed(
      await call('listSearchQueries', { query: { ...query, page_size, sort: 'missed', order } }),
      toDisplayedSearch,
    ),
  );
}

/** Reads the requests for a replacement or refund. */
export function getStaffReturnsPage({ search: q, order: of_order, ...query }: StaffReturnsQuery) {
  return readList<DisplayedStaffReturn>(staffRoutes.returns(), query.page, async (call) =>
    displayed(
      await call('listStaffReturns', {
        query: { ...query, q, of_order, page_size, sort: 'asked', order },
      }),
      toDisplayedStaffReturn,
    ),
  );
}

/** Reads the refunds that are due, or that were paid. */
export function getStaffRefundsPage({ search: q, ...query }: StaffRefundsQuery) {
  return readList<DisplayedRefund>(staffRoutes.refunds(), query.page, async (call) =>
    displayed(
      await call('listRefundsDue', { query: { ...query, q, page_size, sort: 'created', order } }),
      toDisplayedRefund,
    ),
  );
}

/** Reads the newest reviews of all products. */
export function getStaffReviewsPage(page: number) {
  return readList<DisplayedStaffReview>(staffRoutes.reviews(), page, async (call) =>
    displayed(
      await call('listNewReviews', { query: { page, page_size, sort: 'written', order } }),
      toDisplayedStaffReview,
    ),
  );
}

interface Answer<Wire> {
  data: Wire[];
  total_count: number;
  total_pages: number;
}

function displayed<Wire, Row>(answer: Answer<Wire>, toRow: (row: Wire) => Row) {
  return {
    rows: answer.data.map(toRow),
    count: answer.total_count,
    totalPages: answer.total_pages,
  };
}

/** Reads a list with the frame; null where it could not be read. */
async function readList<Row>(
  path: string,
  page: number,
  read: (call: ShopperCall) => Promise<ReturnType<typeof displayed<never, Row>>>,
): Promise<StaffListPage<Row>> {
  const { content: list, frame } = await asStaff({
    page: path,
    read: (call) => orNull(read(call)),
  });
  return { ...frame, list: list && { ...list, page } };
}
