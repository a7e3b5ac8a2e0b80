import { isIPv4, isIPv6 } from 'node:net';

/** `[2001:db8::1]:443`, `[2001:db8::1]` or `203.0.113.7:443`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d{1,5})?$/;
const MAPPED_PREFIX = '0:0:0:0:0:ffff:';

/**
 * One spelling of a network address, without a port; undefined for anything else. IPv6 is cut to
 * the /64 that one connection is given, since its owner may use any address within.
 */
export function readAddress(given: string): string | undefined {
  const text = given.trim();
  const { v4, v6 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = (v4 ?? v6 ?? text).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? networkOf(groupsOf(address)) : undefined;
}

function networkOf(groups: string[]): string {
  if (groups.join(':').startsWith(MAPPED_PREFIX)) return mappedIPv4(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** `::ffff:203.0.113.7`, an IPv4 address in the clothes of IPv6. */
function mappedIPv4(groups: string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address, in hex without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes any spelling in its shortest form, without dots.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
