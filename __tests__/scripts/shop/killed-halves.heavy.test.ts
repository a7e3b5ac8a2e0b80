import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { demoDataFolder } from '@/__tests__/support/api-process';
import { freePort, killChildOf, untilStatus } from '@/__tests__/support/processes';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { apiEnvironment, startApi } from '@/scripts/shop/api';
import { Crew } from '@/scripts/shop/crew';
import { sharedSecrets } from '@/scripts/shop/secrets';
import { readSettings } from '@/scripts/shop/settings';

const API_PROGRAM = 'shop-api/main.ts';
const STOREFRONT_PROGRAM = 'server/main.ts';
const KILLS = 10;
/** A build takes a minute, an API's start up to half of one on a busy machine. */
const LIMIT_MS = 3_600_000;

const crew = new Crew({ restMs: 1 });
let shop: ChildProcess | undefined;

beforeAll(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterAll(async () => {
  await crew.stop();
  shop?.kill('SIGTERM');
});

async function shopSettings() {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), API_PORT: String(apiPort), DIST_DIR: '.next-kills' };
  return { env, settings: readSettings({ ...env, DATA_DIR: await demoDataFolder(tempFolder()) }) };
}

test(
  'the real API is started again after each kill',
  async () => {
    const { settings } = await shopSettings();
    const health = `${settings.apiBaseUrl}/readyz`;
    await startApi(crew, [API_PROGRAM], apiEnvironment(settings, sharedSecrets(settings)));
    for (let kill = 0; kill < KILLS; kill++) {
      await killChildOf(process.pid, API_PROGRAM);
      await untilStatus(health, 200);
    }
  },
  LIMIT_MS,
);

test(
  'the shop keeps serving its pages while the API is down, and each half comes back',
  async () => {
    const { env, settings } = await shopSettings();
    const home = `http://127.0.0.1:${settings.port}/`;
    shop = spawn(process.execPath, ['scripts/shop/start.ts'], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...env, NODE_ENV: 'production', DATA_DIR: settings.dataDir },
      stdio: 'ignore',
    });
    const parent = shop.pid ?? 0;
    await untilStatus(`${home}cart`, 200);
    for (let kill = 0; kill < KILLS; kill++) {
      await killChildOf(parent, API_PROGRAM);
      await expect(fetch(home)).resolves.toMatchObject({ status: 200 });
      await untilStatus(`${settings.apiBaseUrl}/readyz`, 200);
      await killChildOf(parent, STOREFRONT_PROGRAM);
      await untilStatus(`${home}cart`, 200);
    }
  },
  LIMIT_MS,
);
