import 'server-only';
import type { CallAnswer, CallInput } from '@/contract/endpoint';
import type { EndpointName } from '@/contract/endpoints';
import { endpoints } from '@/contract/endpoints';
import { ApiError } from '@/lib/api/api-error';
import type { SessionData } from '../session';
import { callShopApi } from '../shop-api';

type Table = typeof endpoints;

/** Calls the shop API as the shopper of a session. @throws ApiError */
export type ShopperCall = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Table[Name]>,
) => Promise<CallAnswer<Table[Name]>>;

/** True once the shop API knows this shopper, as a visitor or by login. */
export function isKnown({ token, visitorId }: SessionData): boolean {
  return Boolean(token ?? visitorId);
}

/** What goes along with the calls of one request. */
export interface Along {
  /** The shopper's network address, which limits count. */
  address?: string;
  idempotencyKey?: string;
}

/**
 * A call that needs a login, made without one. Whoever made it is as well known as before, so nothing
 * of the session is forgotten.
 */
export class LoginNeeded extends ApiError {
  constructor() {
    super('domain', 'Please login to continue', { status: 401, code: 'not_logged_in' });
  }
}

function needsLogin(name: EndpointName): boolean {
  return ['customer', 'staff'].includes(endpoints[name].access);
}

/** A caller with the session's identity, for reading. */
export function callAs(session: SessionData, along: Along = {}): ShopperCall {
  return async (name, input) => {
    const { token, visitorId } = session;
    if (!token && needsLogin(name)) throw new LoginNeeded();
    return callShopApi(name, input, { caller: { token, visitorId }, ...along });
  };
}

/**
 * The same for changes: the first one makes a visitor of a shopper nobody knows yet. Looking around
 * never does, so that it leaves no trace.
 */
export function callAsSomeone(session: SessionData, along: Along = {}): ShopperCall {
  const call = callAs(session, along);
  return async (name, input) => {
    if (!isKnown(session) && !needsLogin(name)) {
      const { visitor_id } = await callShopApi('getVisitor', {}, { address: along.address });
      session.visitorId = visitor_id;
    }
    return call(name, input);
  };
}

/**
 * Runs `work` again as who is left when the API no longer knows the shopper: an expired login falls
 * back to the visitor, a forgotten visitor to nobody. A visitor who has just logged in
 * (`visitor_moved`) is not forgotten: the browser asks again, with the login's cookie.
 */
export async function asWhoIsLeft<Result>(
  session: SessionData,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'not_logged_in';
    if (!isUnknown || error instanceof LoginNeeded || !isKnown(session)) throw error;
    forget(session);
    return asWhoIsLeft(session, work);
  }
}

function forget(session: SessionData): void {
  if (session.token) {
    session.token = undefined;
    session.customer = undefined;
  } else {
    session.visitorId = undefined;
  }
}
