import 'server-only';
import { englishText } from '@/contract/messages/text-with-values';
import { ROLE_OF_KIND, type StaffKind } from '@/contract/shop/roles';
import type { Overview } from '@/contract/staff/staff';
import { chartParts } from '@/lib/desk/chart-parts';
import { formatFullDay, formatTimeOfDay, isoDay } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import type { AgendaEntry, DashboardPage } from '@/lib/view/staff';
import { orNull } from './as-customer';
import { asStaff, mayOpen } from './as-staff';

/** Rows of each list on the overview, of the fewest that a call answers. */
const ROWS = { orders: 6, stock: 5, agenda: 5, leads: 4 };
const FEW = { page: 1, page_size: 25 } as const;
const SHORT = { page: 1, page_size: 25, level: 'short', sort: 'stock', order: 'asc' } as const;

/** Reads the overview of the dashboard. Personal: never cached. */
export async function getDashboardPage(): Promise<DashboardPage> {
  const { content, figures, frame } = await asStaff({ page: routes.dashboard(), read: readAll });
  return {
    ...content,
    ...frame,
    figures,
    chart: figures?.days && chartParts(figures.days, figures.days_before),
  };
}

async function readAll(call: ShopperCall, overview: Promise<{ data: Overview } | null>) {
  const roles = (await overview)?.data.roles ?? null;
  const may = (kind: StaffKind) => mayOpen(roles, ROLE_OF_KIND[kind]);
  const now = new Date().toISOString();
  const today = { text: formatFullDay(now), iso: isoDay(now) };
  const [orders, stock, agenda, leads, steps] = await Promise.all([
    may('order') &&
      orNull(call('listStaffOrders', { query: { ...FEW, sort: 'placed', order: 'desc' } })),
    may('stock') && orNull(call('listStock', { query: SHORT })),
    may('appointment') && orNull(readAgenda(call, today.iso)),
    may('lead') &&
      orNull(call('listLeads', { query: { ...FEW, sort: 'received', order: 'desc' } })),
    may('setting') && orNull(call('getFirstSteps', {})),
  ]);
  return {
    today,
    orders: listed(orders, ROWS.orders),
    stock: listed(stock, ROWS.stock),
    agenda: agenda === false ? undefined : agenda,
    leads: listed(leads, ROWS.leads),
    steps: listed(steps),
    isDemo: serverConfig().shopMode === 'demo',
  };
}

/** Returns the first rows of a list; null if it was not read, undefined if it is of other roles. */
function listed<Row>(answer: { data: Row[] } | null | false, rows?: number) {
  return answer === false ? undefined : (answer?.data.slice(0, rows) ?? null);
}

/** Leaves out what the appointments say about health. */
async function readAgenda(call: ShopperCall, day: string): Promise<AgendaEntry[]> {
  const query = { ...FEW, sort: 'starts', from: day, to: day, state: 'booked' } as const;
  const { data } = await call('listStaffAppointments', { query });
  return data.slice(0, ROWS.agenda).map(({ id, name, start_datetime: start }) => ({
    ...{ id, name },
    time: englishText(formatTimeOfDay(start)),
  }));
}
