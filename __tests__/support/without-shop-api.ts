import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';

/** The storefront while the shop API is unavailable. Returns its log output in a test. */
export function withoutShopApi(): () => unknown[][] {
  let logged: jest.Spied<typeof console.warn>;

  beforeAll(() => {
    Object.assign(process.env, {
      API_BASE_URL: 'http://127.0.0.1:9',
      SESSION_SECRET: 'a secret of at least thirty-two characters',
    });
  });
  beforeEach(() => {
    logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());
  return () => logged.mock.calls;
}
