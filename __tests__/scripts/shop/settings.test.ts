import { describe, expect, test } from '@jest/globals';
import { readSettings } from '@/scripts/shop/settings';

describe('the settings of npm start', () => {
  test('contain the two URLs and start the bundled API by default', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      apiPort: 4000,
      apiBaseUrl: 'http://127.0.0.1:4000',
      bundledApi: true,
      publicOrigin: 'http://localhost:3000',
      mode: 'demo',
    });
  });

  test('do not start the bundled API when another is named', () => {
    const settings = readSettings({ API_BASE_URL: 'https://api.example.in/' });
    expect(settings).toMatchObject({ bundledApi: false, apiBaseUrl: 'https://api.example.in' });
  });

  test.each([
    [{ PORT: '80x' }, 'PORT must be a port'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ API_PORT: '0' }, 'API_PORT must be a port'],
    [{ PORT: '4000' }, 'cannot share port 4000'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE must be demo or live'],
  ])('refuse %j with the reason', (env, reason) => {
    expect(() => readSettings(env)).toThrow(reason);
  });
});
