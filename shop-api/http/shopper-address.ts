import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { readAddress } from './read-address.ts';

/**
 * The network address of the shopper behind a call, as limits count it. The storefront, which is one
 * hop away, names it in `X-Forwarded-For`; of several names the last is the one it wrote itself,
 * those before it are whatever the shopper sent. Names that are none count for who is connected.
 */
export function shopperAddress(c: Context): string {
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1) ?? '';
  return readAddress(named) ?? readAddress(peerAddress(c)) ?? 'unknown';
}

/** Who opened the connection; nobody where there is none, as in tests. */
function peerAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
