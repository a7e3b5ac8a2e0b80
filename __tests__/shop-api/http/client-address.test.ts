import { describe, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { parseNetworkAddress, shopperAddress } from '@/shop-api/http/client-address';

/** The client address that the API reads from a header on a connection from `peer`. */
async function addressOf(header: string | string[] | undefined, peer?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(shopperAddress(c)));
  const headers = new Headers();
  for (const one of [header ?? []].flat()) headers.append('X-Forwarded-For', one);
  const connection = peer && { incoming: { socket: { remoteAddress: peer, remotePort: 1 } } };
  return (await app.request('/', { headers }, connection || undefined)).text();
}

describe('the normalised network address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['  203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %j is %j', (given, expected) => {
    expect(parseNetworkAddress(given)).toBe(expected);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7.1',
    '0x7f.1',
    '203.0.113.7:port',
    '203.0.113.7, 198.51.100.1',
    '[203.0.113.7',
    '2001:db8::1::2',
    ':::',
    "'; DROP TABLE attempts; --",
    'x'.repeat(5000),
  ])('does not exist for %j', (given) => {
    expect(parseNetworkAddress(given)).toBeUndefined();
  });
});

describe('the address of a shopper', () => {
  test('is the last one in the header, regardless of earlier ones written by the shopper', async () => {
    expect(await addressOf('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressOf(['203.0.113.7', '198.51.100.1,198.51.100.2'])).toBe('198.51.100.2');
    expect(await addressOf('198.51.100.1,,junk,2001:db8::1')).toBe('2001:db8:0:0::/64');
  });

  test('is the address of the connection when the last one is invalid', async () => {
    expect(await addressOf(undefined, '::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('203.0.113.7, ', '192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('203.0.113.7, unknown', '192.0.2.1')).toBe('192.0.2.1');
  });

  test('is unknown when there is no information', async () => {
    expect(await addressOf('junk')).toBe('unknown');
  });
});
