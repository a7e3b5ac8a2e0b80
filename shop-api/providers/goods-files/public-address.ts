import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused } from './goods-file.ts';

const COMPATIBLE = ipaddr.IPv6.parse('::');

/** Whether an IP address is one of the public internet: no machine of the shop's own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address);
  // A deprecated way to write IPv4 addresses, private ones too (RFC 4291, 2.5.5.1).
  if (found instanceof ipaddr.IPv6 && found.match(COMPATIBLE, 96)) return false;
  return found.range() === 'unicast';
}

/**
 * Finds the addresses of a host for a connection, which is made to what was checked: a name that is
 * looked up twice may lead elsewhere the second time.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  addressesOf(hostname).then(
    (found) => {
      const [first] = found;
      if (options.all) callback(null, found);
      else callback(null, first?.address ?? '', first?.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, ''),
  );
};

async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  const found = await lookup(hostname, { all: true });
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new GoodsFileRefused(goodsFileMessages.privateAddress);
  return found;
}
