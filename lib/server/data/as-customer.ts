import 'server-only';
import { redirect } from 'next/navigation';
import { ApiError } from '@/lib/api/api-error';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '../door/shopper';
import { callAs } from '../door/shopper';
import type { SessionData } from '../session';

interface AsCustomer<Result> {
  session: Readonly<SessionData>;
  /** The page's path, to come back to after a login. */
  page: string;
  read: (call: ShopperCall) => Promise<Result>;
}

/** Reads for the page of a customer; one whose login is over is sent to log in. @throws ApiError */
export async function asCustomer<Result>({
  session,
  page,
  read,
}: AsCustomer<Result>): Promise<Result> {
  try {
    return await read(callAs(session));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_logged_in') {
      redirect(routes.checkLogin(page));
    }
    throw error;
  }
}

/** What a call answers, or null where the shop could not tell: the rest of the page is drawn. */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'not_logged_in') throw error;
    return null;
  }
}
