import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GET } from '@/app/media/portraits/[id]/[file]/route';

const ID = '0123456789abcdef0123456789abcdef';

let server: Server;
let asked: (string | undefined)[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url);
    response.end('portrait');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const get = (id: string, file: string) =>
  GET(new Request('http://localhost:3000/media'), { params: Promise.resolve({ id, file }) });

describe('a customer’s picture', () => {
  test.each([
    ['256.avif', 'image/avif'],
    ['512.webp', 'image/webp'],
  ])('%s is handed on, and kept by the browser alone', async (file, type) => {
    const answer = await get(ID, file);
    expect(await answer.text()).toBe('portrait');
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
    expect(asked).toEqual([`/media/portraits/${ID}/${file}`]);
  });

  test.each([
    ['..', '256.webp'],
    [ID, '../256.webp'],
    [ID, '256.webp?x'],
    [ID, '256.svg'],
    [ID, 'share.jpg'],
    [ID.slice(1), '256.webp'],
    [ID.toUpperCase(), '256.webp'],
  ])('%j/%j is nowhere, and the API is not asked', async (id, file) => {
    expect((await get(id, file)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
