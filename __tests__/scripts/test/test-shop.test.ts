import { afterEach, expect, test } from '@jest/globals';
import { readTestSettings } from '@/scripts/test/test-shop';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('the shop of the browser tests takes nothing over that a configured shop is reached or paid by', () => {
  Object.assign(process.env, {
    API_BASE_URL: 'https://api.example.in',
    DATABASE_URL: 'postgres://db.example.in/shop',
    PAYU_KEY: 'key',
    PUBLIC_ORIGIN: 'https://www.example.in',
    SMTP_URL: 'smtp://mail.example.in',
    SHOP_MODE: 'live',
    TEST_PORT: '',
  });
  const { bundledApi, mode, publicOrigin, variables } = readTestSettings();
  expect({ bundledApi, mode, publicOrigin }).toEqual({
    bundledApi: true,
    mode: 'demo',
    publicOrigin: 'http://localhost:3100',
  });
  expect(Object.values(variables).filter((value) => value?.includes('example.in'))).toEqual([]);
  expect(variables.PAYU_KEY).toBeUndefined();
});

test('its settings stay out of the environment of the other tests', () => {
  expect(readTestSettings().variables.DEMO_HISTORY).toBe('false');
  expect(process.env).toEqual(before);
});
