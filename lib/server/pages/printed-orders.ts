import 'server-only';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import type { PrintedSheet } from '@/lib/desk/printed-sheets';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { asStaff } from './as-staff';

interface PrintedOrdersPage {
  orders: StaffOrderDetail[];
  frame: StaffFrame;
}

/** Reads the chosen orders as they are printed. Personal: never cached. */
export async function getPrintedOrders(
  ids: number[],
  sheet: PrintedSheet['name'],
): Promise<PrintedOrdersPage> {
  const { content, frame } = await asStaff({
    page: staffRoutes.printedOrders(ids, sheet),
    role: ROLE_OF_KIND.order,
    read: async (call) =>
      ids.length > 0 ? (await call('listPackedOrders', { query: { ids } })).data : [],
  });
  return { orders: content, frame };
}
