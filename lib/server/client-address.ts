import 'server-only';
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

const NAME = Symbol.for('vanya.client-address-header');
const shared = globalThis as typeof globalThis & { [NAME]?: string };

/**
 * The header in which the address is noted for the door. Its name is made up by each process: no
 * shopper can write it, even before anything is noted. Next bundles the noting and the door apart,
 * and what both see is the global object.
 */
export function clientAddressHeader(): string {
  shared[NAME] ??= `x-client-${randomUUID()}`;
  return shared[NAME];
}

interface Seen {
  /** `X-Forwarded-For` as it came; only its end was written by the shop's own proxies. */
  forwarded: string | undefined;
  /** The other end of the connection. */
  peer: string | undefined;
  /** How many proxies stand in front of the storefront. */
  proxies: number;
}

/**
 * The network address of the shopper. Every proxy adds on the right whom it saw, so as many entries
 * from the right as there are proxies is the last one nobody could forge. Where that is no address,
 * the other end of the connection.
 */
export function clientAddress({ forwarded = '', peer = '', proxies }: Seen): string {
  const named = forwarded === '' ? [] : forwarded.split(',');
  const chain = [...named, peer];
  return plain(chain.at(-1 - proxies) ?? chain[0] ?? '') || plain(peer) || 'unknown';
}

/** One spelling an address: without brackets, port and IPv6's dress of IPv4; empty where it is none. */
function plain(entry: string): string {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address.toLowerCase() : '';
}
