import 'server-only';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { CallAnswer, CallInput } from '@/contract/kit/endpoint';
import { requestMessages } from '@/contract/messages/requests';
import type { Language } from '@/contract/shop/languages';
import { ApiError, isNotLoggedIn } from '@/lib/api-error';
import type { SessionData } from '@/lib/server/session/session';
import { callShopApi } from './shop-api';

type Table = typeof endpoints;

/** Calls the shop API as the shopper of a session. @throws ApiError */
export type ShopperCall = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Table[Name]>,
) => Promise<CallAnswer<Table[Name]>>;

/** A shopper and the caller with their identity. */
export interface CallingShopper {
  session: Readonly<SessionData>;
  call: ShopperCall;
}

/** True once the shop API knows this shopper, as a visitor or by login. */
export function isIdentified({ token, visitorId }: SessionData): boolean {
  return Boolean(token ?? visitorId);
}

/** The context that all calls of one request share. */
export interface CallContext {
  /** The shopper's network address, used by rate limits. */
  address?: string;
  /** The user agent of the shopper's browser, by which staff know their logins. */
  agent?: string | undefined;
  /** Ends every call of the request. */
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The language of the page that calls, if not the one that the shopper has chosen. */
  language?: Language;
}

/**
 * The error of a call that needs a login, made without one. The identity stays valid, so no part of
 * the session is cleared.
 */
export class LoginRequired extends ApiError {
  constructor() {
    super('domain', requestMessages.loginFirst, { status: 401, code: 'not_logged_in' });
  }
}

function needsLogin(name: EndpointName): boolean {
  return ['customer', 'staff'].includes(endpoints[name].access);
}

/** Returns a caller with the session's identity, for reading. */
export function callAs(session: SessionData, along: CallContext = {}): ShopperCall {
  return async (name, input) => {
    const { token, visitorId, language } = session;
    if (!token && needsLogin(name)) throw new LoginRequired();
    return callShopApi(name, input, { caller: { token, visitorId }, language, ...along });
  };
}

/**
 * Returns the same for changes: the first change creates a visitor for an unknown shopper. Reads
 * never do, so they leave no trace.
 */
export function callAsVisitor(session: SessionData, along: CallContext = {}): ShopperCall {
  const call = callAs(session, along);
  return async (name, input) => {
    if (!isIdentified(session) && !needsLogin(name)) {
      const { visitor_id } = await callShopApi(
        'getVisitor',
        {},
        { ...along, idempotencyKey: undefined },
      );
      session.visitorId = visitor_id;
    }
    return call(name, input);
  };
}

/**
 * Runs `work` again with the remaining identity when the API no longer knows the shopper: an
 * expired login falls back to the visitor, a deleted visitor to anonymous. A visitor who has just
 * logged in (`visitor_moved`) stays: the browser retries with the cookie of the login.
 */
export async function withIdentityFallback<Result>(
  session: SessionData,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isNotLoggedIn(error) || error instanceof LoginRequired || !isIdentified(session))
      throw error;
    forget(session);
    return withIdentityFallback(session, work);
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
