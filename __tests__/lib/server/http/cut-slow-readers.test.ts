import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { size } from '@/__tests__/support/size';
import { cutSlowReaders } from '@/lib/server/http/cut-slow-readers';

/** More than the buffers of a connection hold, so that an unread answer stays unfinished. */
const PAGE = Buffer.alloc(16_000_000, 'a');
const SMALL = 'served';
const SLOW_READERS = size({ quick: 100, heavy: 1000 });

let server: Server;
/** The addresses of the clients whose unread page was cut. */
let cut: string[];
let onCut: (() => void) | undefined;
let stop: () => void;
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer(({ url, socket }, answer) => {
    if (url !== '/page') return answer.end(SMALL);
    const { remoteAddress = '' } = socket;
    answer.end(PAGE).once('close', () => {
      cut.push(remoteAddress);
      onCut?.();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  cut = [];
});

// Other test files of this process have servers too.
afterEach(() => stop());

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks for the page and reads nothing of it. */
function slowReader(address: string): Socket {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress: address });
  socket.pause().on('error', () => undefined);
  socket.write('GET /page HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  return socket;
}

/** Settles when so many clients have been cut. */
function areCut(count: number): Promise<void> {
  return new Promise((resolve) => {
    onCut = () => cut.length >= count && resolve();
    onCut();
  });
}

async function serves(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port()}/`);
  return answer.text();
}

test(`${SLOW_READERS} clients that do not read are cut, and others are served meanwhile`, async () => {
  stop = cutSlowReaders({ unreadMs: 300, openAnswers: 400 });
  const readers: Socket[] = [];
  for (let n = 0; n < SLOW_READERS; n++) {
    readers.push(slowReader(`127.0.1.${1 + (n % 10)}`));
    if (n % 25 === 0) expect(await serves()).toBe(SMALL);
  }
  await Promise.all(readers.map((reader) => reader.connecting && once(reader, 'connect')));
  expect(await serves()).toBe(SMALL);
  await areCut(SLOW_READERS);
  for (const reader of readers) reader.destroy();
});

test('one address has a limited number of unfinished answers', async () => {
  stop = cutSlowReaders({ unreadMs: 60_000, openAnswers: 5 });
  const readers = Array.from({ length: 6 }, () => slowReader('127.0.2.1'));
  await areCut(1);
  expect(await serves()).toBe(SMALL);
  expect(cut).toEqual(['127.0.2.1']);
  for (const reader of readers) reader.destroy();
});
