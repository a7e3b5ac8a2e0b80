import type { AskedQuery } from '@/contract/catalogue/search';
import type { Report } from '@/contract/staff/reports';
import type { StockRow } from '@/contract/staff/stock';
import type { TakingsOfDay } from '@/contract/staff/takings';
import type { ReportSpan } from '@/lib/desk/report-span';
import type { StaffFrame } from './staff';

/** The first rows of a list; null if it could not be read, undefined if it is of other roles. */
type Beginning<Row> = { rows: Row[]; count: number } | null | undefined;

/** The page of reports. */
export interface ReportPage extends StaffFrame {
  span: ReportSpan;
  /** In India: `2026-01-16`. */
  today: string;
  /** Null if it could not be read. */
  report: Report | null;
  /** Stocks that end within a week at the present rate. */
  ending: Beginning<StockRow>;
  /** What was searched in the last 30 days and found nothing. */
  missed: Beginning<AskedQuery>;
}

/** The page of the cash of carriers. */
export interface TakingsPage extends StaffFrame {
  span: ReportSpan;
  /** In India: `2026-01-16`. */
  today: string;
  /** Null if they could not be read. */
  rows: readonly TakingsOfDay[] | null;
}
