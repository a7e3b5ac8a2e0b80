import 'server-only';
import { redirect } from 'next/navigation';
import { surface } from 'next/root-params';
import { ApiError, isNotLoggedIn } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { query } from '@/lib/api-routes/path';
import { callAs, type ShopperCall } from '@/lib/server/api/shopper-call';
import type { SessionData } from '@/lib/server/session/session';
import { onSurface, readSurface } from '@/lib/surface';

interface AsCustomer<Result> {
  session: Readonly<SessionData>;
  /** The page's path in English, to return to after a login, in the language of the page. */
  page: string;
  read: (call: ShopperCall) => Promise<Result>;
}

/** Reads for a page of the customer; redirects an ended login to `checkLogin`. @throws ApiError */
export async function asCustomer<Result>({
  session,
  page,
  read,
}: AsCustomer<Result>): Promise<Result> {
  try {
    return await read(callAs(session));
  } catch (error) {
    if (isNotLoggedIn(error)) {
      redirect(
        query(accountApi.checkLogin(), { next: onSurface(page, readSurface(await surface())) }),
      );
    }
    throw error;
  }
}

/**
 * Returns the answer of a call, or null on failure, so that the rest of the page is drawn. Throws
 * where the caller may not look.
 */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    const isOfCaller = isNotLoggedIn(error) || (error as ApiError).code === 'forbidden';
    if (!(error instanceof ApiError) || isOfCaller) throw error;
    return null;
  }
}
