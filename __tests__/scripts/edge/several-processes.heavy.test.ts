import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort, untilStatus } from '@/__tests__/support/processes';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { hasOpenssl, writeCertificate } from '@/e2e/fixtures/tls-proxy';
import { compressFiles } from '@/scripts/edge/compress-files';
import { findNginx } from '@/scripts/edge/find-nginx';
import { readEdgeSettings } from '@/scripts/edge/settings';
import { type Edge, prepareEdge, startEdge } from '@/scripts/edge/start-edge';

const nginx = findNginx();
const severalTest = nginx && hasOpenssl() ? test : test.skip;

interface Process {
  server: Server;
  port: number;
  asked: string[];
}

/** A process that answers with its name. */
async function open(name: string, port = 0): Promise<Process> {
  const asked: string[] = [];
  const reply: RequestListener = ({ method, url }, answer) => {
    asked.push(`${method} ${url}`);
    if (url === '/readyz') answer.statusCode = ending.has(name) ? 503 : 200;
    answer.setHeader('X-Request-Id', 'of-the-process').end(name);
  };
  const server = createServer(reply).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, asked };
}

async function close({ server }: Process): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

const folder = tempFolder();
let webs: Process[] = [];
let apis: Process[] = [];
let edge: Edge | undefined;
let origin = '';
let apiOrigin = '';
let httpOrigin = '';
const errors: string[] = [];
/** The names of storefronts that are about to end. */
const ending = new Set<string>();

async function settings() {
  const { key, cert } = writeCertificate(folder);
  const [port, httpPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  origin = `https://127.0.0.1:${port}`;
  httpOrigin = `http://127.0.0.1:${httpPort}`;
  apiOrigin = `http://127.0.0.1:${apiPort}`;
  const read = readEdgeSettings({
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: 'https://shop.example',
    EDGE_PORT: String(port),
    EDGE_HTTP_PORT: String(httpPort),
    API_PORT: String(apiPort),
    EDGE_STOREFRONTS: webs.map((one) => one.port).join(),
    EDGE_APIS: apis.map((one) => one.port).join(),
    EDGE_CERTIFICATE: cert,
    EDGE_CERTIFICATE_KEY: key,
    EDGE_EARLIER_RELEASE: join(folder, 'earlier'),
    DATA_DIR: folder,
  });
  return { ...read, files: { ...read.files, '_next/static': join(folder, 'now/.next/static') } };
}

beforeAll(async () => {
  if (!nginx || !hasOpenssl()) return;
  webs = [await open('web 1'), await open('web 2')];
  apis = [await open('api 1'), await open('api 2')];
  for (const release of ['now', 'earlier']) {
    writeTempFile(folder, `${release}/.next/static/${release}.js`, `${release};`.repeat(400));
    writeTempFile(folder, `${release}/.next/static/${release}.woff2`, release);
    await compressFiles(join(folder, release, '.next/static'));
  }
  writeTempFile(folder, 'acme/.well-known/acme-challenge/token', 'proof');
  const given = await settings();
  edge = startEdge(nginx, given);
  edge.process.stderr?.setEncoding('utf8').on('data', (line) => errors.push(line));
  await untilStatus(`${apiOrigin}/healthz`, 200);
  // A second writing, as of a release, takes nothing away from what runs.
  prepareEdge(given);
});
beforeEach(() => {
  for (const { asked } of [...webs, ...apis]) asked.length = 0;
});
afterAll(async () => {
  if (!edge) return;
  expect(errors).toEqual([]);
  edge.process.kill('SIGTERM');
  await edge.ended;
  for (const one of [...webs, ...apis]) if (one.server.listening) await close(one);
});

/** The answers to some requests, one after the other. */
async function names(url: string, method = 'GET'): Promise<string[]> {
  const given: string[] = [];
  for (let n = 0; n < 6; n += 1) given.push((await rawAnswer(url, { method })).text);
  return given;
}

describe('the edge before several processes', () => {
  severalTest('asks each storefront, and each API for the storefronts', async () => {
    expect(new Set(await names(`${origin}/cart`))).toEqual(new Set(['web 1', 'web 2']));
    expect(new Set(await names(`${apiOrigin}/products`))).toEqual(new Set(['api 1', 'api 2']));
  });

  severalTest('passes over one that is closed, with writes too, and finds it again', async () => {
    const [web, api] = [webs[0], apis[0]];
    if (!web || !api) throw new Error('No processes');
    await Promise.all([close(web), close(api)]);
    for (const method of ['GET', 'POST']) {
      expect(new Set(await names(`${origin}/api/cart`, method))).toEqual(new Set(['web 2']));
      expect(new Set(await names(`${apiOrigin}/carts`, method))).toEqual(new Set(['api 2']));
    }
    [webs[0], apis[0]] = [await open('web 1', web.port), await open('api 1', api.port)];
    for (const [url, name] of [
      [`${origin}/cart`, 'web 1'],
      [`${apiOrigin}/carts`, 'api 1'],
    ] as const) {
      let found: string[] = [];
      while (!found.includes(name)) found = await names(url);
      expect(found).toContain(name);
    }
  });

  severalTest('is ready while one storefront is, and not when none is', async () => {
    ending.add('web 1');
    expect(await names(`${origin}/readyz`)).toEqual(Array(6).fill('web 2'));
    ending.add('web 2');
    expect((await rawAnswer(`${origin}/readyz`)).status).toBe(503);
    ending.clear();
    while (new Set(await names(`${origin}/cart`)).size < webs.length);
  });

  severalTest('hides the figures of each API, has its own, and passes ids on', async () => {
    expect((await rawAnswer(`${apiOrigin}/metrics`)).status).toBe(404);
    expect((await rawAnswer(`${apiOrigin}/edge-status`)).text).toMatch(/^Active connections: \d/);
    const { headers } = await rawAnswer(`${apiOrigin}/products`);
    expect(headers['x-request-id']).toBe('of-the-process');
    expect(apis.flatMap(({ asked }) => asked)).toEqual(['GET /products']);
  });
});

describe('the files of the last two releases', () => {
  severalTest.each(['now.js', 'now.woff2', 'earlier.js', 'earlier.woff2'])(
    '%s comes from the disk',
    async (name) => {
      const { status } = await rawAnswer(`${origin}/_next/static/${name}`);
      expect(status).toBe(200);
      expect(webs.flatMap(({ asked }) => asked)).toEqual([]);
    },
  );

  severalTest.each(['now.js', 'earlier.js'])('%s is sent in Brotli', async (name) => {
    const headers = { 'Accept-Encoding': 'br' };
    const answer = await rawAnswer(`${origin}/_next/static/${name}`, { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toBe('application/javascript');
  });

  severalTest('what neither has is asked for at a storefront', async () => {
    const { text } = await rawAnswer(`${origin}/_next/static/none.js`);
    expect(text).toMatch(/^web [12]$/);
  });
});

describe('TLS', () => {
  severalTest('speaks HTTP/2 and names https as the only way', async () => {
    const session = connect(origin, { rejectUnauthorized: false });
    const asked = session.request({ ':path': '/cart' });
    const [headers] = await once(asked, 'response');
    asked.resume();
    await once(asked, 'end');
    session.close();
    expect([headers[':status'], headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000',
    ]);
  });

  severalTest('leads who comes by http to the shop, proofs of a certificate aside', async () => {
    const { status, headers } = await rawAnswer(`${httpOrigin}/shop?page=2`);
    expect([status, headers.location]).toEqual([308, 'https://shop.example/shop?page=2']);
    const proof = await rawAnswer(`${httpOrigin}/.well-known/acme-challenge/token`);
    expect([proof.status, proof.text]).toEqual([200, 'proof']);
  });
});
