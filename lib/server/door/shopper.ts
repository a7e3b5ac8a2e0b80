import 'server-only';
import type { CallAnswer, CallInput } from '@/contract/endpoint';
import type { EndpointName, endpoints } from '@/contract/endpoints';
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

/** A caller with the session's identity, for reading. */
export function callAs(session: SessionData, idempotencyKey?: string): ShopperCall {
  return (name, input) => {
    const { token, visitorId } = session;
    return callShopApi(name, input, { caller: { token, visitorId }, idempotencyKey });
  };
}

/**
 * The same for changes: the first one makes a visitor of a shopper nobody knows yet. Looking around
 * never does, so that it leaves no trace.
 */
export function callAsSomeone(session: SessionData, idempotencyKey?: string): ShopperCall {
  const call = callAs(session, idempotencyKey);
  return async (name, input) => {
    if (!isKnown(session)) {
      const { visitor_id } = await callShopApi('getVisitor', {});
      session.visitorId = visitor_id;
    }
    return call(name, input);
  };
}

/**
 * Runs `work` again as who is left when the API no longer knows the shopper: an expired login falls
 * back to the visitor, a forgotten visitor to nobody.
 */
export async function asWhoIsLeft<Result>(
  session: SessionData,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === 'not_logged_in';
    if (!isUnknown || !isKnown(session)) throw error;
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
