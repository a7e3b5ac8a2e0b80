import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@/contract/headers';
import { onEachRequest } from '@/lib/server/each-request';
import { processWide } from '@/lib/server/process-wide';

/** The ids that the edge lets through. */
const REQUEST_ID = /^[\w-]{16,64}$/;

const requestScope = processWide('request-scope', () => new AsyncLocalStorage<string>());

/**
 * Returns the id of the request that is being answered. Undefined where there is none, as when a
 * page is rendered again in the background.
 */
export function currentRequestId(): string | undefined {
  return requestScope().getStore();
}

/** Returns the header that passes the id on, for requests that this one causes. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/**
 * Gives every incoming request an id, or keeps the edge's, and sends it with the answer. Calls of
 * the shop API have the same id, under which its log has them. Returns a function that ends it.
 */
export function noteRequestIds(): () => void {
  return onEachRequest(({ request, response }) => {
    const given = request.headers[REQUEST_ID_HEADER.toLowerCase()];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader(REQUEST_ID_HEADER, id);
    requestScope().enterWith(id);
  });
}
