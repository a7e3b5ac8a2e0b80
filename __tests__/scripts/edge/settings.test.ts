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
    storefrontPort: 3001,
    outerProxies: 1,
    folder: '/srv/data/edge',
    files: {
      '_next/static': `${PROJECT_ROOT}/.next-live/static`,
      media: '/srv/data/media',
    },
  });
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
