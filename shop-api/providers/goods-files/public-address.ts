import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { goodsFileMessages } from '../../../contract/messages/staff-import.ts';
import { GoodsFileRefused } from './goods-file.ts';

/** Whether an IP address is one of the public internet: no machine of the shop's own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
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
