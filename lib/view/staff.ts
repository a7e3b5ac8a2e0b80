import type { StaffRole } from '@/contract/shop/roles';
import type { FirstStepRow } from '@/contract/staff/first-steps';
import type { Lead } from '@/contract/staff/leads';
import type { StaffOrder } from '@/contract/staff/orders';
import type { Overview, StaffAppointment } from '@/contract/staff/staff';
import type { StockRow } from '@/contract/staff/stock';
import type { ChartPart } from '@/lib/desk/chart-parts';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { FormFlash } from './form-flash';

/** The counts beside the dashboard's links: what waits for staff. */
export interface StaffCounts {
  orders: number;
  leads: number;
  appointments: number;
  returns: number;
  refunds: number;
  stock: number;
  reviews: number;
}

/** What every page of the dashboard displays around its content. */
export interface StaffFrame {
  /** Null if they could not be read. */
  counts: StaffCounts | null;
  /** What the reader may do; null if it could not be read. */
  roles: readonly StaffRole[] | null;
  /** The outcome of the form post that led here. */
  flash: FormFlash | undefined;
}

/** A page of a list. */
interface StaffList<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  count: number;
  /** There are more than were counted. */
  isAtLeast?: boolean | undefined;
  page: number;
  totalPages: number;
}

/** A page of the dashboard with a list; null if the list could not be read. */
export interface StaffListPage<Row> extends StaffFrame {
  list: StaffList<Row> | null;
}

/** An appointment without anything about health. */
export interface AgendaEntry extends Pick<StaffAppointment, 'id' | 'name'> {
  /** `9:30 am` */
  time: string;
}

/** The overview; null marks a list that could not be read, undefined one of other roles. */
export interface DashboardPage extends StaffFrame {
  /** Missing if they could not be read in time. */
  figures: Overview | undefined;
  chart: ChartPart[] | undefined;
  /** Today in India: `Friday, 16 January 2026`, and as `2026-01-16`. */
  today: DisplayedMoment;
  orders: StaffOrder[] | null | undefined;
  stock: StockRow[] | null | undefined;
  agenda: AgendaEntry[] | null | undefined;
  leads: Lead[] | null | undefined;
  /** What a new shop needs before it sells. */
  steps: FirstStepRow[] | null | undefined;
  /** Facts, goods and gateway are samples. */
  isDemo: boolean;
}
