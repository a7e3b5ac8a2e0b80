import { expect, test } from '@jest/globals';
import { LIVE_VARIABLES } from '@/__tests__/support/live-variables';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { assertLiveEnvironment } from '@/scripts/shop/live-environment';
import { sharedSecrets } from '@/scripts/shop/secrets';
import { readSettings } from '@/scripts/shop/settings';

const SECRET = 'a-secret-of-thirty-two-characters';

const LIVE = { ...LIVE_VARIABLES, SESSION_SECRET: SECRET };

function check(given: Record<string, string>) {
  const settings = readSettings({ DATA_DIR: tempFolder(), ...given });
  assertLiveEnvironment(settings, sharedSecrets(settings));
}

test('a demo shop needs nothing', () => {
  expect(() => check({})).not.toThrow();
});

test('a live shop opens with everything it needs', () => {
  expect(() => check(LIVE)).not.toThrow();
});

test.each(Object.keys(LIVE).filter((name) => name !== 'SHOP_MODE' && name !== 'PAYU_KEY'))(
  'a live shop does not open without %s',
  (name) => {
    expect(() => check({ ...LIVE, [name]: '' })).toThrow(name);
  },
);

test('all that is missing is named in one sentence', () => {
  const names = ['PUBLIC_ORIGIN', 'SESSION_SECRET', 'API_SECRET', 'REVALIDATE_SECRET', 'SMTP_URL'];
  const others = ['MAIL_FROM', 'MSG91_AUTH_KEY', 'PAYU_KEY or RAZORPAY_KEY_ID'];
  for (const name of [...names, ...others]) {
    expect(() => check({ SHOP_MODE: 'live' })).toThrow(name);
  }
});

test('a live storefront before an API elsewhere needs its own secret alone', () => {
  const elsewhere = { SHOP_MODE: 'live', API_BASE_URL: 'https://api.shop.in' };
  expect(() => check(elsewhere)).toThrow(/SESSION_SECRET/);
  expect(() => check({ ...elsewhere, SESSION_SECRET: SECRET })).not.toThrow();
});
