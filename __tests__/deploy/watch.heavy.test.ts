import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@/__tests__/support/processes';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { hasOpenssl, writeCertificate } from '@/e2e/fixtures/tls-proxy';

const { TEST_DATABASE_URL: database } = process.env;
const certifiedTest = hasOpenssl() ? test : test.skip;

/** What nginx says of itself. */
const STATUS = `Active connections: 7
server accepts handled requests
 40 41 123
Reading: 0 Writing: 1 Waiting: 6
`;
const edge = createServer((_request, answer) => answer.end(STATUS)).listen(0, '127.0.0.1');
beforeAll(() => once(edge, 'listening'));
afterAll(() => void edge.close());

const folder = tempFolder();
/** The journal of a server with systemd. */
const JOURNAL = `#!/bin/sh
echo '{"status":503}'; echo '{"status":429}'; echo '{"status":500}'
`;

/** The figures that the script writes for a shop. */
async function watch(variables: Record<string, string>): Promise<string[]> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const file = join(folder, 'shop.prom');
  chmodSync(writeTempFile(folder, 'bin/journalctl', JOURNAL), 0o755);
  const child = spawn('bash', ['deploy/watch.sh', file, join(folder, 'backups')], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      VANYA_ENV: writeTempFile(folder, 'live.env', lines.join('\n')),
      VANYA_USER: userInfo().username,
    },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  const text = readFileSync(file, 'utf8').trim().split('\n');
  return text.filter((line) => !line.startsWith('#'));
}

certifiedTest('edge, database, backup and certificate are told to Prometheus', async () => {
  const backup = join(folder, 'backups/20261127-020000');
  mkdirSync(backup, { recursive: true });
  utimesSync(backup, 1_795_744_800, 1_795_744_800);
  const figures = await watch({
    API_PORT: String((edge.address() as AddressInfo).port),
    EDGE_APIS: '4001',
    EDGE_CERTIFICATE: writeCertificate(folder).cert,
    DATABASE_URL: database ?? '',
  });
  expect(figures).toEqual([
    'shop_edge_up 1',
    'shop_edge_connections 7',
    'shop_edge_requests_total 123',
    'shop_edge_failed 2',
    'shop_edge_refused 1',
    `shop_database_up ${database ? 1 : 0}`,
    'shop_backup_last_success_seconds 1795744800',
    expect.stringMatching(/^shop_certificate_ends_seconds \d{10}$/),
  ]);
});

test('what is away is told as well, and what a shop has not is left out', async () => {
  const closed = String(await freePort());
  const away = { API_PORT: closed, DATABASE_URL: `postgres://nobody@127.0.0.1:${closed}/none` };
  expect(await watch({ ...away, EDGE_APIS: '4001' })).toEqual(
    expect.arrayContaining(['shop_edge_up 0', 'shop_database_up 0']),
  );
  const figures = await watch(away);
  expect(figures.filter((line) => /edge|certificate/.test(line))).toEqual([]);
});
