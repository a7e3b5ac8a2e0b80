import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '@/shop-api/config';

const SECRET = 'a-secret-of-thirty-two-characters';

describe('readConfig', () => {
  it('opens the demo shop on this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      dataDir: '.data',
      companyId: 7,
      mode: 'demo',
      publicOrigin: 'http://localhost:3000',
      revalidate: undefined,
      logLevel: 'warn',
      checkAnswers: false,
    });
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('names every wrong variable at once', () => {
    const wrong = { API_PORT: '70000', SHOP_MODE: 'open', DATABASE_URL: 'mysql://host/shop' };
    const read = () => readConfig(wrong);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/API_PORT/);
    expect(read).toThrow(/SHOP_MODE must be demo or live/);
    expect(read).toThrow(/DATABASE_URL must start with postgres/);
  });

  it('demands the secret of cache notices in live mode', () => {
    expect(() => readConfig({ SHOP_MODE: 'live' })).toThrow(/REVALIDATE_SECRET is needed/);
    expect(readConfig({ SHOP_MODE: 'live', REVALIDATE_SECRET: SECRET }).mode).toBe('live');
  });

  it('sends cache notices to the storefront by its own address', () => {
    const environment = { REVALIDATE_SECRET: SECRET, PUBLIC_ORIGIN: 'https://shop.example/' };
    expect(readConfig(environment).revalidate?.url).toBe('https://shop.example/api/revalidate');
    const inside = { ...environment, STOREFRONT_URL: 'http://127.0.0.1:3000' };
    expect(readConfig(inside).revalidate?.url).toBe('http://127.0.0.1:3000/api/revalidate');
  });
});
