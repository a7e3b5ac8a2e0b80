import { describe, expect, test } from '@jest/globals';
import { buildFingerprint } from '@/scripts/shop/build-stamp';

describe('the fingerprint of a build', () => {
  test('is the same while nothing changes', () => {
    expect(buildFingerprint({ PORT: '3000' })).toBe(buildFingerprint({ PORT: '3100' }));
  });

  test('changes with the API whose data the pages display', () => {
    expect(buildFingerprint({ API_BASE_URL: 'https://a' })).not.toBe(
      buildFingerprint({ API_BASE_URL: 'https://b' }),
    );
  });
});
