import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { endpoints } from '@/contract/endpoints';

/** What each process was asked for, by its name. */
const asked: string[] = [];
const servers = ['api 1', 'api 2', 'web 1', 'web 2'].map((name) => {
  const reply: RequestListener = ({ url }, answer) => {
    asked.push(`${name} ${url}`);
    if (url === '/cart') answer.statusCode = 500;
    answer.end(url === '/shop' ? '<a href="/products/12/green-tea">' : '');
  };
  return createServer(reply).listen(0, '127.0.0.1');
});
const portOf = (n: number) => (servers[n]?.address() as AddressInfo | undefined)?.port;

beforeAll(() => Promise.all(servers.map((server) => once(server, 'listening'))));
afterAll(() => {
  for (const server of servers) server.close();
});

/** Restarts all processes; the variables of the shop are those of the script. */
async function restartAll(): Promise<string> {
  const script = `. deploy/steps.sh
    value_of() { echo "\${!2:-}"; }
    restart_all release`;
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      VANYA_RESTART: 'true',
      SETTLE_SECONDS: '0',
      EDGE_APIS: `${portOf(0)},${portOf(1)}`,
      EDGE_STOREFRONTS: `${portOf(2)},${portOf(3)}`,
    },
  });
  return text(child.stdout);
}

test('a fresh process is asked for what shoppers want before the next one is closed', async () => {
  const said = await restartAll();
  expect(said).toContain(`vanya-web@${portOf(2)} answers /cart with 500`);
  const names = asked.map((line) => line.slice(0, 5));
  expect(names).toEqual(names.toSorted());
  const pathsOf = (name: string) =>
    asked.filter((line) => line.startsWith(name)).map((line) => line.slice(6));
  expect(pathsOf('web 2')).toEqual([
    '/readyz',
    '/shop',
    '/',
    '/shop',
    '/shop?search=tea',
    '/cart',
    '/api/session',
    '/api/search?q=tea',
    '/products/12/green-tea',
  ]);
  const calls = [endpoints.listProducts.path, endpoints.suggestProducts.path];
  const apiPaths = pathsOf('api 2').map((path) => path.replace(/\?.*/, ''));
  expect(apiPaths).toEqual(['/readyz', ...calls]);
});
