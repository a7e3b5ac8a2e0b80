import type { StaffOrderDetail } from '@/contract/staff/orders';

/** Returns what the carrier of an order collects at the door, in rupees. */
export const cashToCollect = ({ is_paid: isPaid, final_total: total }: StaffOrderDetail): number =>
  isPaid ? 0 : total;
