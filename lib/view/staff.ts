import type { AskedQuery } from '@/contract/catalogue/search';
import type { OrderStatus } from '@/contract/orders/order-states';
import type { RefundDue } from '@/contract/payments/payments';
import type { FirstStepRow } from '@/contract/staff/first-steps';
import type { StaffOrder, StaffOrderDetail } from '@/contract/staff/orders';
import type {
  DayFigures,
  Lead,
  Overview,
  StaffAppointment,
  StaffReview,
} from '@/contract/staff/staff';
import type { StockRow } from '@/contract/staff/stock';
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
  /** The outcome of the form post that led here. */
  flash: FormFlash | undefined;
}

/** A page of a list. */
export interface StaffList<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  count: number;
  page: number;
  totalPages: number;
}

/** A page of the dashboard with a list; null if the list could not be read. */
export interface StaffListPage<Row> extends StaffFrame {
  list: StaffList<Row> | null;
}

export type DisplayedStaffOrder = StaffOrder & {
  /** `12 January 2026, 8:42 pm`; the day for the `<time>`. */
  placed: DisplayedMoment;
  /** The idempotency key of its form, so that a double click moves it once. */
  key: string;
};
/** An order of a page at the desk. */
export type DisplayedOrderPage = Omit<StaffOrderDetail, 'timeline' | 'payments' | 'refunds'> & {
  placed: DisplayedMoment;
  /** The expected day of arrival; null: nothing is in progress. */
  expected: DisplayedMoment | null;
  timeline: { status: OrderStatus; moment: DisplayedMoment }[];
  payments: (StaffOrderDetail['payments'][number] & { begun: DisplayedMoment })[];
  refunds: (StaffOrderDetail['refunds'][number] & { paid: DisplayedMoment | null })[];
  /** As for the row of a list. */
  key: string;
};
export interface StaffOrderPage extends StaffFrame {
  order: DisplayedOrderPage;
}
export type DisplayedLead = Lead & { received: DisplayedMoment };
export type DisplayedRefund = RefundDue & {
  created: DisplayedMoment;
  /** The day on which it was paid; null: it is due. */
  paid: DisplayedMoment | null;
  /** The idempotency key of its form, so that a double click settles it once. */
  key: string;
};
export type DisplayedSearch = AskedQuery & { last: DisplayedMoment };
export type DisplayedStaffReview = StaffReview & { written: DisplayedMoment };
export type DisplayedStaffAppointment = StaffAppointment & {
  /** `Wed, 14 Jan` */
  day: DisplayedMoment;
  /** `9:30 am` */
  time: string;
};

/** An appointment without anything about health. */
export type AgendaEntry = Pick<DisplayedStaffAppointment, 'id' | 'name' | 'time'>;

/** A day of the chart, and the day 14 days before it. */
export interface ChartDay extends DayFigures {
  /** `Wed, 14 Jan` */
  label: string;
  before: DayFigures;
}

/** The overview; null marks a list that could not be read. */
export interface DashboardPage extends StaffFrame {
  /** Missing if they could not be read in time. */
  figures: Overview | undefined;
  chart: ChartDay[] | undefined;
  /** Today in India: `Friday, 16 January 2026`, and as `2026-01-16`. */
  today: DisplayedMoment;
  orders: DisplayedStaffOrder[] | null;
  stock: StockRow[] | null;
  agenda: AgendaEntry[] | null;
  leads: DisplayedLead[] | null;
  /** What a new shop needs before it sells. */
  steps: FirstStepRow[] | null;
  /** Facts, goods and gateway are samples. */
  isDemo: boolean;
}
