import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { findNginx } from '@/scripts/edge/find-nginx';
import { readEdgeSettings } from '@/scripts/edge/settings';

test('the edge takes ports and folders from the variables of the shop', () => {
  const env = { PORT: '3001', DATA_DIR: '/srv/data', DIST_DIR: '.next-live', TRUSTED_PROXIES: '2' };
  expect(readEdgeSettings(env)).toMatchObject({
    port: 8080,
    storefronts: ['127.0.0.1:3001'],
    apis: [],
    tls: undefined,
    outerProxies: 1,
    folder: '/srv/data/edge',
    copiesPictures: false,
    files: {
      '_next/static': `${PROJECT_ROOT}/.next-live/static`,
      media: '/srv/data/media',
    },
  });
});

test('the edge takes TLS and several processes from variables of its own', () => {
  const env = {
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: 'https://shop.example',
    EDGE_PORT: '443',
    EDGE_HTTP_PORT: '80',
    EDGE_STOREFRONTS: '3001, web.example:3000',
    EDGE_APIS: '4001,4002',
    EDGE_CERTIFICATE: '/tls/chain.pem',
    EDGE_CERTIFICATE_KEY: '/tls/key.pem',
    EDGE_EARLIER_RELEASE: '/srv/previous',
    S3_BUCKET: 'pictures',
  };
  expect(readEdgeSettings(env)).toMatchObject({
    port: 443,
    storefronts: ['127.0.0.1:3001', 'web.example:3000'],
    apis: ['127.0.0.1:4001', '127.0.0.1:4002'],
    apiPort: 4000,
    tls: { certificate: '/tls/chain.pem', key: '/tls/key.pem', httpPort: 80 },
    copiesPictures: true,
    files: { 'earlier/_next/static': '/srv/previous/.next/static' },
  });
});

test.each([
  [{ EDGE_CERTIFICATE: '/a.pem', PUBLIC_ORIGIN: 'https://a.example' }, 'EDGE_CERTIFICATE_KEY'],
  [{ EDGE_CERTIFICATE: '/a.pem', EDGE_CERTIFICATE_KEY: '/k.pem' }, 'PUBLIC_ORIGIN'],
  [{ EDGE_STOREFRONTS: '3001,web' }, 'EDGE_STOREFRONTS'],
])('the edge refuses %j by the name of %s', (env, name) => {
  expect(() => readEdgeSettings({ TRUSTED_PROXIES: '1', ...env })).toThrow(name);
});

test('nginx that is not installed is not found', () => {
  expect(findNginx(['/no-such-folder'])).toBeUndefined();
});

test('npm run edge refuses to make all shoppers one, without a stack trace', async () => {
  const child = spawn(process.execPath, ['scripts/edge/main.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, TRUSTED_PROXIES: '0', EDGE_PORT: '59235' },
  });
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(words).toContain('TRUSTED_PROXIES must be 1 or more behind an edge; it is "0".');
  expect(words).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
