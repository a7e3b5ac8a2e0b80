import 'server-only';
import { randomUUID } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { isLocalRequest } from '@/contract/local-requests';
import { serverConfig } from '@/lib/server/config';
import { onEachRequest } from '@/lib/server/each-request';
import { processWide } from '@/lib/server/process-wide';

/**
 * The name of the header that passes the address to the route handlers. It is random for each
 * process, so that no shopper can send it.
 */
const clientAddressHeader = processWide('client-address-header', () => `x-client-${randomUUID()}`);

/** The same for requests of this machine. */
const localHeader = processWide('local-header', () => `x-local-${randomUUID()}`);

interface Seen {
  /** The received `X-Forwarded-For`; the shop's own proxies wrote only its last entries. */
  forwarded: string | undefined;
  /** The remote address of the connection. */
  peer: string | undefined;
  /** The number of proxies in front of the storefront. */
  proxies: number;
}

/**
 * Returns the network address of the shopper. Every proxy appends the address it sees, so the entry
 * at the number of proxies from the right is the last one that cannot be forged. If it is not an
 * address, returns the remote address of the connection.
 */
export function clientAddress({ forwarded = '', peer = '', proxies }: Seen): string {
  const named = forwarded === '' ? [] : forwarded.split(',');
  const chain = [...named, peer];
  return plain(chain.at(-1 - proxies) ?? chain[0] ?? '') || plain(peer) || 'unknown';
}

/** Normalizes an address: without brackets and port, mapped IPv4 as IPv4; empty if invalid. */
function plain(entry: string): string {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  // The general parser also accepts formats that no proxy writes, such as `0x7f.1`.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : '';
}

/** Returns the shopper's network address; undefined without `noteClientAddresses`, as in tests. */
export function clientAddressOf(request: Request): string | undefined {
  return request.headers.get(clientAddressHeader()) ?? undefined;
}

/** Whether a request is of this machine; see `isLocalRequest`. */
export function isOfThisMachine(request: Request): boolean {
  return request.headers.has(localHeader());
}

/**
 * Adds the sender's address to every incoming request, and whether it is of this machine. Next.js
 * passes the socket to no route, adds the headers of a proxy itself, and a shopper may forge the
 * `X-Forwarded-For` that it passes. Returns a function that ends it.
 */
export function noteClientAddresses(): () => void {
  const { trustedProxies } = serverConfig();
  const header = clientAddressHeader();
  return onEachRequest(({ request }) => {
    const { headers, socket } = request;
    const peer = socket.remoteAddress;
    if (isLocalRequest({ peer, host: headers.host, header: (name) => headers[name] })) {
      headers[localHeader()] = 'yes';
    }
    const forwarded = headers['x-forwarded-for'];
    headers[header] = clientAddress({
      forwarded: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      peer,
      proxies: trustedProxies,
    });
  });
}
