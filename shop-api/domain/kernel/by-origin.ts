import type { Context } from './context.ts';
import type { Limit, Try } from './limit.ts';

/** How many times the limit of one address a whole network may use. */
const ADDRESSES = 5;

/**
 * Returns the network of a caller's address, as whoever rents addresses gets them in one piece: the
 * /24 of an IPv4 address, the /48 of an IPv6 one (which `client-address.ts` has cut to its /64).
 */
function networkOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::/48`;
  return address.replace(/\.\d+$/, '.0/24');
}

/**
 * Returns the limits of the caller's IP address and of its network. Every call that sends a message
 * to a mailbox or phone that somebody typed counts by both; see docs/sessions.md.
 */
export function byOrigin({ address }: Pick<Context, 'address'>, limit: Limit): Try[] {
  const ofNetwork = { ...limit, name: `${limit.name}, network`, max: limit.max * ADDRESSES };
  return [
    { limit, of: address },
    { limit: ofNetwork, of: networkOf(address) },
  ];
}
