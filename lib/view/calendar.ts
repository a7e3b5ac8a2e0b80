import type { ConsultationDay } from '@/contract/staff/calendar';
import type { StaffFrame } from './staff';

/** The page with a week of consultations. */
export interface CalendarPage extends StaffFrame {
  /** Its first day in India, `2026-11-30`, and those of the weeks beside it. */
  from: string;
  before: string;
  after: string;
  /** Null if they could not be read. */
  days: readonly ConsultationDay[] | null;
}
