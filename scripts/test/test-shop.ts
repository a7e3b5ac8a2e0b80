import { rmSync } from 'node:fs';
import { gatewayDescriptors } from '../../shop-api/providers/payment/gateways.ts';
import type { Crew } from '../shop/crew.ts';
import { openShop } from '../shop/open-shop.ts';
import { readSettings, type ShopSettings, type Variables } from '../shop/settings.ts';

/** Variables of a configured shop that the tests' shop must not inherit. */
export const SHOP_VARIABLES = [
  'API_SECRET',
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'JOBS',
  'METRICS_TOKEN',
  'GOOGLE_TAG_ID',
  'META_PIXEL_ID',
  'MSG91_AUTH_KEY',
  'OPENSEARCH_URL',
  'PUBLIC_ORIGIN',
  'RECAPTCHA_SITE_KEY',
  'REVALIDATE_SECRET',
  'SESSION_SECRET',
  'SHOP_MODE',
  'SMTP_URL',
  'VALKEY_URL',
  ...gatewayDescriptors.flatMap(({ keys, addresses }) => [...keys, ...Object.keys(addresses)]),
];

/** The folder of the build of the tests' shop. */
export const TEST_BUILD = '.next-test';

/** How the tests' shop differs from a demo shop. */
const DIFFERENT: Variables = {
  // The API compares every answer that the browser tests cause with the contract.
  CHECK_ANSWERS: 'true',
  // Small pictures suffice for the tests, and only those that are displayed.
  DEMO_PICTURE_WIDTH: '320',
  PICTURES_AHEAD: 'false',
  // The tests begin with empty accounts.
  DEMO_HISTORY: 'false',
  // Every new account and form waits for an ALTCHA solution.
  ALTCHA_STEPS: '60',
  // All browsers of the tests share one network address.
  GIFT_VOUCHERS_PER_HOUR: '1000',
  ENQUIRIES_PER_HOUR: '1000',
  OTP_CAPTCHA_FROM: '1000',
  DATA_DIR: '.data-test',
  DIST_DIR: TEST_BUILD,
};

/**
 * Returns ports, data, build and variables of the tests' shop.
 * @throws {Problem} where TEST_PORT or TEST_API_PORT is no port
 */
export function readTestSettings(): ShopSettings {
  const inherited = Object.entries(process.env).filter(([name]) => !SHOP_VARIABLES.includes(name));
  const env = {
    // Refusals that the tests provoke would fill the report.
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(inherited),
    ...DIFFERENT,
    TEST_PORT: process.env.TEST_PORT || '3100',
    TEST_API_PORT: process.env.TEST_API_PORT || '4100',
  };
  return readSettings(env, { port: 'TEST_PORT', apiPort: 'TEST_API_PORT' });
}

/**
 * Opens a fresh demo shop for the browser tests, with its own ports, data and build, so that it
 * can run beside an open shop. Opens none where BASE_URL names a deployment to look at.
 */
export async function openTestShop(crew: Crew): Promise<ShopSettings | undefined> {
  if (process.env.BASE_URL) return undefined;
  const settings = readTestSettings();
  rmSync(settings.dataDir, { recursive: true, force: true });
  await openShop(crew, settings);
  return settings;
}
