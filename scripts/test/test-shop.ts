import { rmSync } from 'node:fs';
import type { Crew } from '../shop/crew.ts';
import { openShop } from '../shop/open-shop.ts';
import type { ShopSettings } from '../shop/settings.ts';
import { readSettings } from '../shop/settings.ts';

/** Whatever the shop's own variables say, the tests' shop is a demo of its own. */
const OWN = [
  'API_SECRET',
  'API_BASE_URL',
  'COMPANY_ID',
  'DATABASE_URL',
  'MSG91_AUTH_KEY',
  'PAYU_KEY',
  'PAYU_PAYMENT_URL',
  'PAYU_SALT',
  'PAYU_SERVICE_URL',
  'PUBLIC_ORIGIN',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RECAPTCHA_SITE_KEY',
  'REDIS_URL',
  'REVALIDATE_SECRET',
  'SESSION_SECRET',
  'SHOP_MODE',
  'SMTP_URL',
];

/**
 * Opens a fresh demo shop for the browser tests, with ports, data and build of its own, so that it
 * can stand beside a running one.
 */
export async function openTestShop(crew: Crew): Promise<ShopSettings> {
  for (const name of OWN) delete process.env[name];
  const env = {
    TEST_PORT: process.env.TEST_PORT || '3100',
    TEST_API_PORT: process.env.TEST_API_PORT || '4100',
    DATA_DIR: '.data-test',
    DIST_DIR: '.next-test',
  };
  const settings = readSettings(env, { port: 'TEST_PORT', apiPort: 'TEST_API_PORT' });
  rmSync(settings.dataDir, { recursive: true, force: true });
  // Every answer the browser tests cause is held against the contract.
  process.env.CHECK_ANSWERS = 'true';
  // All browsers of the tests sit behind one address.
  process.env.GIFT_VOUCHERS_PER_HOUR = '1000';
  await openShop(crew, settings);
  return settings;
}
