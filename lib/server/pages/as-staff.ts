import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { hasRole, type NeededRole, type StaffRole } from '@/contract/shop/roles';
import type { Overview } from '@/contract/staff/staff';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { asCustomer, orNull } from './as-customer';
import { formFlash } from './form-flash';

const FACTOR = staffRoutes.secondFactor();

interface AsStaff<Content> {
  /** The page's path, to return to after a login. */
  page: string;
  /** What the page is for; the calls have roles of their own. */
  role?: NeededRole | undefined;
  read: (call: ShopperCall, overview: Promise<{ data: Overview } | null>) => Promise<Content>;
}

interface ReadAsStaff<Content> {
  content: Content;
  frame: StaffFrame;
  /** Undefined if they could not be read in time. */
  figures: Overview | undefined;
}

/**
 * Reads for a page of the dashboard, with the figures of its frame, which a busy API leaves out. Staff
 * of other roles are answered a 403; those who need a second factor are led to set it up. Other callers are redirected to the page for unknown addresses,
 * as by the guard. @throws ApiError
 */
export async function asStaff<Content>({
  page,
  role = 'any',
  read,
}: AsStaff<Content>): Promise<ReadAsStaff<Content>> {
  const session = await readSession();
  try {
    const [overview, content] = await asCustomer({
      session,
      page,
      read: (call) => {
        const overview = orNull(call('getOverview', {}));
        return Promise.all([overview, read(call, overview)]);
      },
    });
    const figures = overview?.data;
    const roles = figures?.roles ?? null;
    if (figures?.lacks_second_factor && page !== FACTOR) redirect(FACTOR);
    if (!mayOpen(roles, role)) forbidden();
    return {
      content,
      figures,
      frame: { counts: countsOf(figures), roles, flash: formFlash(session, page) },
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'forbidden') throw error;
    if (error.reason === 'second_factor_missing') redirect(FACTOR);
    if (error.reason === 'role_needed') forbidden();
    redirect(routes.notFound());
  }
}

/** Whether the reader may do something; where the roles are not known, the API says so. */
export function mayOpen(roles: readonly StaffRole[] | null, needed: NeededRole): boolean {
  return roles === null || hasRole(roles, needed);
}

/** Returns the counts beside the dashboard's links; null without the figures. */
function countsOf(figures: Overview | undefined): StaffFrame['counts'] {
  if (!figures) return null;
  const { to_confirm: toConfirm = 0, to_pack: toPack = 0 } = figures;
  const { low_stock: low = 0, out_of_stock: out = 0 } = figures;
  return {
    orders: toConfirm + toPack,
    leads: figures.new_leads ?? 0,
    appointments: figures.appointments_today ?? 0,
    returns: figures.open_returns ?? 0,
    refunds: figures.refunds_due?.count ?? 0,
    stock: low + out,
    reviews: figures.new_reviews ?? 0,
  };
}
