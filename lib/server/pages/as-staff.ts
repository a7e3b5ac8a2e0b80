import 'server-only';
import { redirect } from 'next/navigation';
import type { Overview } from '@/contract/staff/staff';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { StaffFrame } from '@/lib/view/staff';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './form-flash';

interface AsStaff<Content> {
  /** The page's path, to return to after a login. */
  page: string;
  read: (call: ShopperCall) => Promise<Content>;
}

interface ReadAsStaff<Content> {
  content: Content;
  frame: StaffFrame;
  /** Undefined if they could not be read in time. */
  figures: Overview | undefined;
}

/**
 * Reads for a page of the dashboard, with the figures of its frame, which a busy API leaves out. Other
 * callers are redirected to the page for unknown addresses, as by the guard. @throws ApiError
 */
export async function asStaff<Content>({
  page,
  read,
}: AsStaff<Content>): Promise<ReadAsStaff<Content>> {
  const session = await readSession();
  try {
    const [overview, content] = await asCustomer({
      session,
      page,
      read: (call) => Promise.all([orNull(call('getOverview', {})), read(call)]),
    });
    const figures = overview?.data;
    return {
      content,
      figures,
      frame: { counts: countsOf(figures), flash: formFlash(session, page) },
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') redirect(routes.notFound());
    throw error;
  }
}

/** Returns the counts beside the dashboard's links; null without the figures. */
function countsOf(figures: Overview | undefined): StaffFrame['counts'] {
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
