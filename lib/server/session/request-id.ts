import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER } from '../../../contract/kit/headers.ts';
import { processWide } from '../process-wide.ts';

/** Holds the id of the request that is being answered; `server/request-id.ts` sets it. */
export const requestIdScope = processWide('request-scope', () => new AsyncLocalStorage<string>());

/**
 * Returns the id of the request that is being answered. Undefined where there is none, as when a
 * page is rendered again in the background.
 */
export function currentRequestId(): string | undefined {
  return requestIdScope().getStore();
}

/** Returns the header that passes the id on, for requests that this one causes. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}
