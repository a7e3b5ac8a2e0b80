import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GET } from '@/app/media/[id]/[file]/route';

const ID = '0123456789abcdef';

let server: Server;
let reply: RequestListener;
let asked: (string | undefined)[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url);
    reply(request, response);
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
  reply = (_request, response) => response.end('picture');
});

const get = (id: string, file: string) =>
  GET(new Request('http://localhost:3000/media'), { params: Promise.resolve({ id, file }) });

describe('a picture', () => {
  test.each([
    ['640.avif', 'image/avif'],
    ['1920.webp', 'image/webp'],
    ['share.jpg', 'image/jpeg'],
  ])('%s is handed on, to be kept for a year', async (file, type) => {
    const answer = await get(ID, file);
    expect(await answer.text()).toBe('picture');
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asked).toEqual([`/media/${ID}/${file}`]);
  });

  test.each([
    ['..', 'share.jpg'],
    [ID, '..'],
    [ID, '../640.webp'],
    [ID, '..%2f640.webp'],
    [ID, '640.webp/../../health'],
    [ID, '640.webp?x'],
    [ID, '640.webp\n'],
    [ID, '640.svg'],
    [ID, '640.html'],
    [ID, 'share.jpg.html'],
    [ID, '.webp'],
    [ID, ''],
    ['0123456789ABCDEF', '640.webp'],
    ['0123456789abcde', '640.webp'],
    ['evil.example', '640.webp'],
    ['', '640.webp'],
  ])('%j/%j is nowhere, and the API is not asked', async (id, file) => {
    expect((await get(id, file)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('the API does not have is nowhere', async () => {
    reply = (_request, response) => response.writeHead(404).end();
    expect((await get(ID, '640.webp')).status).toBe(404);
  });

  test.each([500, 503, 302])('answered with %p is only away for now', async (status) => {
    reply = (_request, response) => response.writeHead(status, { Location: '/elsewhere' }).end();
    const answer = await get(ID, '640.webp');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBeNull();
  });

  test('that breaks off is only away for now', async () => {
    reply = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '7' });
      response.write('pic', () => response.destroy());
    };
    expect((await get(ID, '640.webp')).status).toBe(503);
  });
});
