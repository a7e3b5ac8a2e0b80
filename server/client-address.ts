import ipaddr from 'ipaddr.js';
import { isLocalRequest } from '../contract/kit/local-requests.ts';
import { clientAddressHeader, localHeader } from '../lib/server/session/client-address.ts';
import type { Middleware } from './middleware.ts';

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

/**
 * Adds the sender's address to every request, and whether it is of this machine. Next.js passes the
 * socket to no route, adds the headers of a proxy itself, and a shopper may forge the
 * `X-Forwarded-For` that it passes.
 * @param proxies the number of proxies in front of the storefront
 */
export function clientAddresses(proxies: number): Middleware {
  return ({ env }, next) => {
    const { headers, socket } = env.incoming;
    const peer = socket.remoteAddress;
    if (isLocalRequest({ peer, host: headers.host, header: (name) => headers[name] })) {
      headers[localHeader()] = 'yes';
    }
    const given = headers['x-forwarded-for'];
    const forwarded = Array.isArray(given) ? given.join(',') : given;
    headers[clientAddressHeader()] = clientAddress({ forwarded, peer, proxies });
    return next();
  };
}
