import 'server-only';
import { redirect } from 'next/navigation';
import type { Overview } from '@/contract/staff/staff';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { StaffFrame } from '@/lib/view/staff';
import { asCustomer } from './as-customer';
import { formFlash } from './form-flash';

interface AsStaff<Content> {
  /** The page's path, to return to after a login. */
  page: string;
  read: (call: ShopperCall) => Promise<Content>;
}

/**
 * Reads for a page of the dashboard. Other callers are redirected to the page for unknown
 * addresses, as by the guard. @throws ApiError
 */
export async function asStaff<Content>({
  page,
  read,
}: AsStaff<Content>): Promise<{ content: Content; flash: StaffFrame['flash'] }> {
  const session = await readSession();
  try {
    const content = await asCustomer({ session, page, read });
    return { content, flash: formFlash(session, page) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') redirect(routes.notFound());
    throw error;
  }
}

/** Returns the counts beside the dashboard's links; null without the figures. */
export function countsOf(figures: Overview | undefined): StaffFrame['counts'] {
  if (!figures) return null;
  return {
    orders: figures.to_confirm + figures.to_pack,
    leads: figures.new_leads,
    appointments: figures.appointments_today,
    returns: figures.open_returns,
    refunds: figures.refunds_due.count,
    stock: figures.low_stock + figures.out_of_stock,
    reviews: figures.new_reviews,
  };
}
