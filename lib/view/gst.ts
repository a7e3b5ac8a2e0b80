import type { GstReturn } from '@/contract/staff/gst';
import type { StaffFrame } from './staff';

/** The page of the GST return of a month. */
export interface GstPage extends StaffFrame {
  /** `2026-11` */
  month: string;
  /** The present month in India. */
  latest: string;
  /** Null if it could not be read. */
  of: GstReturn | null;
}
