import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';
import { size } from '@/__tests__/support/size';
import type { Answer } from '@/server/answer';
import { type ReaderLimits, readerLimits } from '@/server/reader-limits';

/** More than the buffers of a connection hold, so that an unread answer stays unfinished. */
const PAGE = Buffer.alloc(16_000_000, 'a');
const SMALL = 'served';
const SLOW_READERS = size({ quick: 100, heavy: 1000 });

let shop: Awaited<ReturnType<typeof openServer>>;
/** The addresses of the clients whose unread page was cut. */
let cut: string[];
let onCut: (() => void) | undefined;

function serve({ url, socket }: IncomingMessage, answer: Answer): void {
  const { remoteAddress = '' } = socket;
  if (url !== '/page') answer.end(SMALL);
  else {
    answer.end(PAGE).once('close', () => {
      cut.push(remoteAddress);
      onCut?.();
    });
  }
}

const openWith = async (limits: ReaderLimits) => {
  shop = await openServer([readerLimits(limits)], serve);
};

beforeEach(() => {
  cut = [];
});

afterEach(() => shop.close());

/** Asks for the page and reads nothing of it. */
function slowReader(address: string): Socket {
  const socket = connect({ port: shop.port, host: '127.0.0.1', localAddress: address });
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
  const answer = await fetch(shop.origin);
  return answer.text();
}

test(`${SLOW_READERS} clients that do not read are cut, and others are served meanwhile`, async () => {
  await openWith({ unreadMs: 300, openAnswers: 400 });
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
  await openWith({ unreadMs: 60_000, openAnswers: 5 });
  const readers = Array.from({ length: 6 }, () => slowReader('127.0.2.1'));
  await areCut(1);
  expect(await serves()).toBe(SMALL);
  expect(cut).toEqual(['127.0.2.1']);
  for (const reader of readers) reader.destroy();
});
