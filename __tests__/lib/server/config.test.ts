import { describe, expect, test } from '@jest/globals';
import { readConfig } from '@/lib/server/config';

const SECRET = 'a secret of at least thirty-two characters';

describe('the configuration of the storefront', () => {
  test('has defaults for the demo shop', () => {
    expect(readConfig({ SESSION_SECRET: SECRET })).toEqual({
      apiBaseUrl: 'http://127.0.0.1:4000',
      publicOrigin: 'http://localhost:3000',
      companyId: 7,
      shopMode: 'demo',
      sessionSecret: SECRET,
      revalidateSecret: '',
      valkeyUrl: undefined,
      trustedProxies: 0,
      logLevel: 'info',
    });
  });

  test('measures only with accounts that look like one', () => {
    expect(readConfig({ GOOGLE_TAG_ID: 'G-ABC123', META_PIXEL_ID: '12345' }).measuring).toEqual({
      google: 'G-ABC123',
      meta: '12345',
    });
    expect(() => readConfig({ GOOGLE_TAG_ID: 'UA-1' })).toThrow('GOOGLE_TAG_ID');
    expect(() => readConfig({ META_PIXEL_ID: 'pixel' })).toThrow('META_PIXEL_ID');
  });

  test.each(['redis', 'rediss', 'valkey', 'valkeys'])(
    'shares pages by an address of %s',
    (name) => {
      const VALKEY_URL = `${name}://:password@cache:6379/2`;
      expect(readConfig({ VALKEY_URL }).valkeyUrl).toBe(VALKEY_URL);
    },
  );

  test('says nothing of the password in an address that it refuses', () => {
    expect(() => readConfig({ VALKEY_URL: 'http://:password@cache' })).not.toThrow('password');
  });

  test.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://example.com/shop-api/v1//', 'https://example.com/shop-api/v1'],
  ])('accepts an API at %s', (API_BASE_URL, apiBaseUrl) => {
    expect(readConfig({ API_BASE_URL }).apiBaseUrl).toBe(apiBaseUrl);
  });

  test('normalises the origin to the form browsers send', () => {
    const { publicOrigin } = readConfig({ PUBLIC_ORIGIN: 'https://Vanya.Example:443/' });
    expect(publicOrigin).toBe('https://vanya.example');
  });

  test.each([
    ['API_BASE_URL', 'localhost:4000'],
    ['API_BASE_URL', 'file:///etc/passwd'],
    ['PUBLIC_ORIGIN', 'vanya.example'],
    ['PUBLIC_ORIGIN', 'https://vanya.example/shop'],
    ['COMPANY_ID', 'seven'],
    ['COMPANY_ID', '-7'],
    ['SHOP_MODE', 'test'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['VALKEY_URL', 'http://user:password@cache:6379'],
    ['VALKEY_URL', 'cache:6379'],
  ])('names %s when it is “%s”', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('requires a long secret only when a session is opened', () => {
    const config = readConfig({ SESSION_SECRET: 'short' });
    expect(() => config.sessionSecret).toThrow('SESSION_SECRET');
  });
});
