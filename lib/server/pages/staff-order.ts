import 'server-only';
import { cache } from 'react';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { foundOrNull } from '@/lib/api-error';
import { formatDate, isoDay, toDisplayedDay } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedOrderPage, StaffOrderPage } from '@/lib/view/staff';
import { asStaff } from './as-staff';
import { displayedMoment } from './staff-rows';

/**
 * Reads an order of any customer; null if there is none. Personal: kept for one request only, since
 * the page and its title both read it.
 */
export const getStaffOrderPage = cache(async (id: number): Promise<StaffOrderPage | null> => {
  const { content: found, frame } = await asStaff({
    page: staffRoutes.order(id),
    read: (call) => foundOrNull(call('getStaffOrder', { params: { id } })),
  });
  return found && { ...frame, order: toDisplayed(found.data) };
});

function toDisplayed(order: StaffOrderDetail): DisplayedOrderPage {
  const { expected_by: expected } = order;
  return {
    ...order,
    placed: displayedMoment(order.order_date),
    expected: expected ? { text: formatDate(expected), iso: isoDay(expected) } : null,
    timeline: order.timeline.map(({ status, at }) => ({ status, moment: displayedMoment(at) })),
    payments: order.payments.map((payment) => ({ ...payment, begun: displayedMoment(payment.at) })),
    refunds: order.refunds.map((refund) => ({
      ...refund,
      paid: refund.settled_at ? toDisplayedDay(refund.settled_at) : null,
    })),
    key: crypto.randomUUID(),
  };
}
