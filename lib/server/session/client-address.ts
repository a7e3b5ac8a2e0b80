import { randomUUID } from 'node:crypto';
import { processWide } from '../process-wide.ts';

/**
 * The name of the header that passes the address to the route handlers; `server/client-address.ts`
 * sets it. It is random for each process, so that no shopper can send it.
 */
export const clientAddressHeader = processWide(
  'client-address-header',
  () => `x-client-${randomUUID()}`,
);

/** The same for requests of this machine. */
export const localHeader = processWide('local-header', () => `x-local-${randomUUID()}`);

/** Returns the shopper's network address; undefined without the shop's own server, as in tests. */
export function clientAddressOf(request: Request): string | undefined {
  return request.headers.get(clientAddressHeader()) ?? undefined;
}

/** Whether a request is of this machine; see `isLocalRequest`. */
export function isOfThisMachine(request: Request): boolean {
  return request.headers.has(localHeader());
}
