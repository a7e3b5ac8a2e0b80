import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { size } from '@/__tests__/support/size';
import { MAX_BODY_BYTES } from '@/contract/kit/headers';
import { UPLOAD_BYTES } from '@/scripts/edge/settings';

const SLOW = size({ quick: 50, heavy: 1000 });
const edge = withEdge({
  headerSeconds: 1,
  bodySeconds: 1,
  sendSeconds: 1,
  connectionsPerAddress: 20,
  writesPerSecond: 1,
  writeBurst: 5,
});

const sockets: Socket[] = [];

/** Opens a connection from an address of its own and sends a part of a request. */
function sender(text: string, address = '127.0.0.1'): Socket {
  const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined).write(text);
  sockets.push(socket);
  return socket;
}

const isClosed = (socket: Socket) => new Promise((done) => socket.once('close', done));

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('a slow client', () => {
  edgeTest.each([
    ['does not finish its headers', 'GET /cart HTTP/1.1\r\nHost: shop\r\n'],
    [
      'does not finish its body',
      'POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nx',
    ],
  ])('that %s is cut, and the storefront hears nothing of it', async (_, text) => {
    await isClosed(sender(text).resume());
    expect(edge.asked).toEqual([]);
  });

  edgeTest('that does not read is cut, and its answer has left the storefront', async () => {
    const page = Buffer.alloc(8_000_000, 'a');
    const { promise: isSent, resolve } = Promise.withResolvers<void>();
    edge.reply = (_request, answer) => answer.end(page).once('finish', resolve);
    const reader = sender('GET /cart HTTP/1.1\r\nHost: shop\r\n\r\n').pause();
    await isSent;
    // A socket that does not read notices nothing; what remains must never come.
    await new Promise((later) => setTimeout(later, 1500));
    let bytes = 0;
    reader.on('data', (chunk) => {
      bytes += chunk.length;
    });
    await isClosed(reader.resume());
    expect(bytes).toBeLessThan(page.length);
  });

  edgeTest(`does not disturb others, nor do ${SLOW}`, async () => {
    edge.reply = ({ url }, answer) => answer.end(url === '/cart' ? Buffer.alloc(2_000_000) : 'ok');
    const parts = [
      'GET /cart HTTP/1.1\r\nHost: shop\r\n',
      'GET /cart HTTP/1.1\r\nHost: shop\r\n\r\n',
    ];
    for (let n = 0; n < SLOW; n++) sender(parts[n % 2] ?? '', `127.0.${4 + (n % 200)}.1`).pause();
    const waits: number[] = [];
    for (let n = 0; n < 20; n++) {
      const began = Date.now();
      expect((await rawAnswer(`${edge.url}/wishlist`)).text).toBe('ok');
      waits.push(Date.now() - began);
    }
    waits.sort((a, b) => a - b);
    expect(waits[10]).toBeLessThan(250);
  });
});

edgeTest('one address has a limited number of unfinished answers, others are served', async () => {
  const held = Array.from({ length: 20 }, () => Promise.withResolvers<void>());
  edge.reply = (_request, answer) => {
    if (edge.asked.length > 20) answer.end();
    else held[edge.asked.length - 1]?.resolve();
  };
  for (const _ of held) sender('GET /cart HTTP/1.1\r\nHost: shop\r\n\r\n', '127.0.2.1');
  await Promise.all(held.map(({ promise }) => promise));
  expect((await rawAnswer(`${edge.url}/cart`, { from: '127.0.2.1' })).status).toBe(429);
  expect((await rawAnswer(`${edge.url}/cart`, { from: '127.0.2.2' })).status).toBe(200);
});

describe('writes of one address', () => {
  /** Asks twenty times; returns how many got an answer of the storefront. */
  async function served(path: string, method: string): Promise<number> {
    edge.reply = (_request, answer) => answer.end();
    const request = { method, from: '127.0.3.1' };
    const answers = Array.from({ length: 20 }, () => rawAnswer(edge.url + path, request));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    return statuses.filter((status) => status === 200).length;
  }

  edgeTest('are limited', async () => {
    expect(await served('/api/cart', 'POST')).toBeLessThan(10);
    const { status, headers, text } = await rawAnswer(`${edge.url}/api/cart`, {
      method: 'POST',
      from: '127.0.3.1',
    });
    expect([status, headers['retry-after']]).toEqual([429, '5']);
    expect(JSON.parse(text)).toMatchObject({ status: false, code: 'too_many_requests' });
  });

  edgeTest.each([
    ['/api/session', 'GET'],
    ['/api/payment/webhook/payu', 'POST'],
    ['/api/revalidate', 'POST'],
  ])('do not include %s by %s', async (path, method) => {
    expect(await served(path, method)).toBe(20);
  });
});

describe('a body', () => {
  const send = (path: string, bytes: number) =>
    rawAnswer(edge.url + path, {
      method: 'POST',
      body: Buffer.alloc(bytes),
      from: `127.0.1.${1 + (bytes % 97)}`,
    });

  edgeTest.each([
    ['/api/cart', MAX_BODY_BYTES],
    ['/api/profile/picture', UPLOAD_BYTES.avatar],
    ['/api/returns', UPLOAD_BYTES.photos],
    ['/api/reviews/1001', UPLOAD_BYTES.photos],
  ])('for %s may have %i bytes, not one more', async (path, maxBytes) => {
    edge.reply = (request, answer) => request.resume().on('end', () => answer.end());
    expect((await send(path, maxBytes)).status).toBe(200);
    expect(edge.asked).toHaveLength(1);
    const refused = await send(path, maxBytes + 1);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'too_large']);
    expect(edge.asked).toHaveLength(1);
  });
});
