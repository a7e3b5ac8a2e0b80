import 'server-only';
import type { AskedQuery } from '@/contract/catalogue/search';
import { englishText } from '@/contract/messages/text-with-values';
import type { RefundDue } from '@/contract/payments/payments';
import type { StaffReturn } from '@/contract/returns/returns';
import type { StaffOrder } from '@/contract/staff/orders';
import type { Lead, StaffAppointment, StaffReview } from '@/contract/staff/staff';
import {
  formatDateTime,
  formatTimeOfDay,
  formatWeekday,
  isoDay,
  toDisplayedDay,
} from '@/lib/format/dates';
import type { DisplayedStaffReturn } from '@/lib/view/returns';
import type {
  DisplayedLead,
  DisplayedRefund,
  DisplayedSearch,
  DisplayedStaffAppointment,
  DisplayedStaffOrder,
  DisplayedStaffReview,
} from '@/lib/view/staff';
import { toReturnSteps } from './returns';

/** Returns a moment with its time, as the dashboard displays it. */
export const displayedMoment = (moment: string) => ({
  text: formatDateTime(moment),
  iso: isoDay(moment),
});

/** Returns an order of the dashboard as it is displayed. */
export function toDisplayedStaffOrder(order: StaffOrder): DisplayedStaffOrder {
  return { ...order, placed: displayedMoment(order.order_date), key: crypto.randomUUID() };
}

/** Returns a lead as it is displayed. */
export function toDisplayedLead(lead: Lead): DisplayedLead {
  return { ...lead, received: displayedMoment(lead.created_at) };
}

/** Returns an appointment as it is displayed. */
export function toDisplayedStaffAppointment(
  appointment: StaffAppointment,
): DisplayedStaffAppointment {
  const { start_datetime: start } = appointment;
  const day = { text: formatWeekday(start), iso: isoDay(start) };
  return { ...appointment, day, time: englishText(formatTimeOfDay(start)) };
}

/** Returns a refund due as it is displayed. */
export function toDisplayedRefund(refund: RefundDue): DisplayedRefund {
  const created = toDisplayedDay(refund.created_on);
  const paid = refund.settled && toDisplayedDay(refund.settled.on);
  return { ...refund, created, paid, key: crypto.randomUUID() };
}

/** Returns a review of the dashboard as it is displayed. */
export function toDisplayedStaffReview(review: StaffReview): DisplayedStaffReview {
  return { ...review, written: toDisplayedDay(review.created_at) };
}

/** Returns a return request of the dashboard as it is displayed. */
export function toDisplayedStaffReturn({
  timeline,
  ...request
}: StaffReturn): DisplayedStaffReturn {
  return { ...request, steps: toReturnSteps(timeline), key: crypto.randomUUID() };
}

/** Returns what was searched as it is displayed. */
export function toDisplayedSearch(asked: AskedQuery): DisplayedSearch {
  return { ...asked, last: toDisplayedDay(`${asked.last_day}T12:00:00+05:30`) };
}
