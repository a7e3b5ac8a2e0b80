import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';
import config from '@/next.config.mjs';
import { compressFiles } from '@/scripts/edge/compress-files';

const edge = withEdge();
const SCRIPT = 'const a = 1;\n'.repeat(500);
const PICTURE = 'media/0123456789abcdef/640.avif';

beforeAll(async () => {
  const texts = {
    '_next/static/chunks/a.js': SCRIPT,
    'fonts/a.woff2': 'font',
    'art/logo.svg': '<svg/>',
    [PICTURE]: 'picture',
    'media/portraits/secret.avif': 'avatar',
  };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(edge.filesFolder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  await compressFiles(join(edge.filesFolder, '_next/static'));
});

/** The header of a rule of next.config.mjs. */
async function ruleOf(source: string): Promise<string | undefined> {
  const rules = (await config.headers?.()) ?? [];
  const rule = rules.findLast((one) => one.source === source);
  return rule?.headers.find(({ key }) => key === 'Cache-Control')?.value;
}

describe('a file of the shop', () => {
  edgeTest.each([
    ['_next/static/chunks/a.js', 'application/javascript', '/fonts/:path*'],
    ['fonts/a.woff2', 'font/woff2', '/fonts/:path*'],
    ['art/logo.svg', 'image/svg+xml', '/art/:path*'],
    [PICTURE, 'image/avif', '/fonts/:path*'],
  ])('%s comes from the disk, with the storefront’s headers', async (path, type, rule) => {
    const { status, headers } = await rawAnswer(`${edge.url}/${path}`);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toBe(await ruleOf(rule));
    const again = await rawAnswer(`${edge.url}/${path}`, {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(edge.asked).toEqual([]);
  });

  edgeTest('is a smaller picture to those who save data', async () => {
    edge.reply = ({ url, headers }, answer) => answer.end(`${url} ${headers['save-data']}`);
    const { text } = await rawAnswer(`${edge.url}/${PICTURE}`, { headers: { 'Save-Data': 'on' } });
    expect(text).toBe(`/${PICTURE} on`);
    const others = await rawAnswer(`${edge.url}/${PICTURE}`);
    expect(others.text).toBe('picture');
    expect(others.headers.vary).toContain('Save-Data');
  });

  edgeTest.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])(
    'is sent to who accepts %s as it was compressed at the start: %s',
    async (accepted, coding, unpack) => {
      const { headers, bytes } = await rawAnswer(`${edge.url}/_next/static/chunks/a.js`, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers).toMatchObject({
        'content-length': `${bytes.length}`,
        'content-type': 'application/javascript',
        vary: 'Accept-Encoding',
      });
      expect(unpack(bytes).toString()).toBe(SCRIPT);
    },
  );

  edgeTest('that came after the start is sent as it is', async () => {
    const path = '_next/static/chunks/late.js';
    writeFileSync(join(edge.filesFolder, path), SCRIPT);
    const { headers, text } = await rawAnswer(`${edge.url}/${path}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect([headers['content-encoding'], text]).toEqual([undefined, SCRIPT]);
  });

  edgeTest.each([
    '_next/static/chunks/none.js',
    'media/0123456789abcdef/320.avif',
    'fonts/none.woff2',
  ])('%s that is not there yet comes from the storefront', async (path) => {
    edge.reply = ({ url }, answer) => answer.end(url);
    const { status, text } = await rawAnswer(`${edge.url}/${path}`);
    expect([status, text]).toEqual([200, `/${path}`]);
  });
});

edgeTest.each([
  'media/portraits/secret.avif',
  'media/../media/portraits/secret.avif',
  'art/../../edge.pid',
  'fonts/..%2f..%2fnginx.conf',
  '_next/static../nginx.conf',
])('the edge opens no other file: %s', async (path) => {
  edge.reply = (_request, answer) => answer.writeHead(404).end();
  expect([400, 404]).toContain((await rawAnswer(`${edge.url}/${path}`)).status);
});
