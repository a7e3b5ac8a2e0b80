import { rmSync } from 'node:fs';
import { gatewayDescriptors } from '../../shop-api/providers/payment/gateways.ts';
import type { Crew } from '../shop/crew.ts';
import { openShop } from '../shop/open-shop.ts';
import type { ShopSettings } from '../shop/settings.ts';
import { readSettings } from '../shop/settings.ts';

/** Variables of a configured shop that the tests' shop must not inherit. */
const OWN = [
  'API_SECRET',
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'MSG91_AUTH_KEY',
  'OPENSEARCH_URL',
  'PUBLIC_ORIGIN',
  'RECAPTCHA_SITE_KEY',
  'REVALIDATE_SECRET',
  'SESSION_SECRET',
  'SHOP_MODE',
  'SMTP_URL',
  ...gatewayDescriptors.flatMap(({ keys, addresses }) => [...keys, ...Object.keys(addresses)]),
];

/**
 * Returns ports, data and build of the tests' shop.
 * @throws {Problem} where TEST_PORT or TEST_API_PORT is no port
 */
export function readTestSettings(): ShopSettings {
  const env = {
    TEST_PORT: process.env.TEST_PORT || '3100',
    TEST_API_PORT: process.env.TEST_API_PORT || '4100',
    DATA_DIR: '.data-test',
    DIST_DIR: '.next-test',
  };
  return readSettings(env, { port: 'TEST_PORT', apiPort: 'TEST_API_PORT' });
}

/**
 * Opens a fresh demo shop for the browser tests, with its own ports, data and build, so that it
 * can run beside an open shop.
 */
export async function openTestShop(crew: Crew): Promise<ShopSettings> {
  for (const name of OWN) delete process.env[name];
  const settings = readTestSettings();
  rmSync(settings.dataDir, { recursive: true, force: true });
  // The API compares every answer that the browser tests cause with the contract.
  process.env.CHECK_ANSWERS = 'true';
  // Small pictures suffice for the tests, and only those that are displayed.
  process.env.DEMO_PICTURE_WIDTH = '320';
  process.env.PICTURES_AHEAD = 'false';
  // The tests begin with empty accounts.
  process.env.DEMO_HISTORY = 'false';
  // Every new account and form waits for an ALTCHA solution.
  process.env.ALTCHA_STEPS = '60';
  // Refusals that the tests provoke would fill the report.
  process.env.LOG_LEVEL ??= 'warn';
  // All browsers of the tests share one network address.
  process.env.GIFT_VOUCHERS_PER_HOUR = '1000';
  process.env.ENQUIRIES_PER_HOUR = '1000';
  await openShop(crew, settings);
  return settings;
}
