import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { httpCacheNotices } from '@/shop-api/providers/cache-notices';
import { FixedClock } from '@/shop-api/providers/clock';

const SECRET = 'a-secret-of-thirty-two-characters';
const NOW = new Date('2026-11-21T06:30:00Z');

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

/** A storefront that answers with the given statuses, one after the other, then 200. */
async function storefront(statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/api/revalidate`, server };
}

describe('cache notices by HTTP', () => {
  let shop: Awaited<ReturnType<typeof storefront>>;
  const givenUp: string[] = [];

  const notices = () =>
    httpCacheNotices({
      url: shop.url,
      secret: SECRET,
      clock: new FixedClock(NOW),
      waits: [1, 1],
      onGivenUp: (tags) => givenUp.push(...tags),
    });

  beforeEach(async () => {
    givenUp.length = 0;
    shop = await storefront([]);
  });

  afterEach(() => {
    shop.server.closeAllConnections();
    shop.server.close();
  });

  test('signs the time and the body', async () => {
    const sender = notices();
    sender.send(['product:1001', 'products']);
    await sender.settled();
    const [notice] = shop.received;
    expect(notice?.body).toBe('{"tags":["product:1001","products"]}');
    const timestamp = NOW.getTime() / 1000;
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${notice?.body}`);
    expect(notice?.headers).toMatchObject({
      'x-notice-timestamp': String(timestamp),
      'x-notice-signature': signature.digest('hex'),
    });
  });

  test('retries a notice that was not accepted', async () => {
    shop.server.close();
    shop = await storefront([503, 500]);
    const sender = notices();
    sender.send(['products']);
    await sender.settled();
    expect(shop.received).toHaveLength(3);
    expect(givenUp).toEqual([]);
  });

  test('gives up after the last attempt and logs the stale tags', async () => {
    shop.server.close();
    shop = await storefront([500, 500, 500]);
    const sender = notices();
    sender.send(['products']);
    await sender.settled();
    expect(shop.received).toHaveLength(3);
    expect(givenUp).toEqual(['products']);
  });

  test('never fails the change when the storefront is unreachable', async () => {
    shop.server.close();
    const sender = notices();
    expect(() => sender.send(['products'])).not.toThrow();
    await sender.settled();
    expect(givenUp).toEqual(['products']);
  });
});
