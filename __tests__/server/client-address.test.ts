import { describe, expect, test } from '@jest/globals';
import { clientAddress } from '@/server/client-address';

const PEER = '10.0.0.9';
const seen = (forwarded: string | undefined, proxies: number, peer: string | undefined = PEER) =>
  clientAddress({ forwarded, peer, proxies });

describe('without a proxy', () => {
  test.each([undefined, '', '203.0.113.7', '203.0.113.7, 198.51.100.2', 'junk'])(
    'uses the address of the connection, regardless of the header (%p)',
    (forwarded) => {
      expect(seen(forwarded, 0)).toBe(PEER);
    },
  );
});

describe('behind proxies', () => {
  test.each([
    ['one sees the shopper', '203.0.113.7', 1, '203.0.113.7'],
    ['what the shopper forged stands further left', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['two of them', '6.6.6.6, 203.0.113.7, 198.51.100.2', 2, '203.0.113.7'],
    ['fewer entries than proxies', '203.0.113.7', 3, '203.0.113.7'],
    ['nothing forwarded', undefined, 1, PEER],
    ['a port', '203.0.113.7:5120', 1, '203.0.113.7'],
    ['IPv6', '2001:DB8::7', 1, '2001:db8::7'],
    ['IPv6 with a port', '[2001:db8::7]:5120', 1, '2001:db8::7'],
    ['IPv4 dressed as IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['spaces and empty entries', ' , ,  203.0.113.7 ', 1, '203.0.113.7'],
    ['junk', '6.6.6.6, <script>', 1, PEER],
    ['an empty entry', '6.6.6.6,', 1, PEER],
    ['a number out of range', '203.0.113.777', 1, PEER],
  ])('%s: %s through %s is %s', (_name, forwarded, proxies, address) => {
    expect(seen(forwarded, proxies)).toBe(address);
  });
});

test('a connection without an address is unknown', () => {
  expect(seen(undefined, 0, '')).toBe('unknown');
});
