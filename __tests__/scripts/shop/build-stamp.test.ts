import { describe, expect, test } from '@jest/globals';
import { buildFingerprint } from '@/scripts/shop/build-stamp';

describe('the fingerprint of a build', () => {
  test('is the same while nothing changes', () => {
    const env = { PORT: '3000', PUBLIC_ORIGIN: 'https://shop.example' };
    expect(buildFingerprint('rendered', { ...env, PORT: '3100' })).toBe(
      buildFingerprint('rendered', env),
    );
  });

  test.each([
    ['the API whose data they display', 'API_BASE_URL'],
    ['the origin that they name', 'PUBLIC_ORIGIN'],
  ])('changes for the pages with %s', (_what, name) => {
    expect(buildFingerprint('rendered', { [name]: 'https://a' })).not.toBe(
      buildFingerprint('rendered', { [name]: 'https://b' }),
    );
  });

  test('depends on the sources alone for the code', () => {
    const other = {
      API_BASE_URL: 'https://a',
      PUBLIC_ORIGIN: 'https://b',
      RECAPTCHA_SITE_KEY: 'c',
    };
    expect(buildFingerprint('compiled', other)).toBe(buildFingerprint('compiled', {}));
  });
});
