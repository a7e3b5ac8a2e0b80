import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** `[2001:db8::1]:443`, `[2001:db8::1]` or `203.0.113.7:443`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;

/**
 * Returns one spelling of a network address, without a port; undefined for anything else. IPv6 is
 * cut to the /64 of one connection, since its owner may use any address within.
 */
export function parseNetworkAddress(given: string): string | undefined {
  const text = given.trim();
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = v4 ?? v6 ?? text;
  // The general parser also accepts forms that no peer sends, such as `0x7f.1`.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return undefined;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Returns the shopper's network address, as limits count it. The storefront, one hop away, sends it
 * in `X-Forwarded-For`; of several addresses it wrote only the last, the others may come from the
 * shopper. Without a valid address, the address of the connection counts.
 */
export function shopperAddress(c: Context): string {
  const named = c.req.header('x-forwarded-for')?.split(',').at(-1) ?? '';
  return parseNetworkAddress(named) ?? parseNetworkAddress(peerAddress(c)) ?? 'unknown';
}

/** Returns the address of the connection; empty where there is none, as in tests. */
function peerAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}
