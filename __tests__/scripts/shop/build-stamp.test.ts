import { describe, expect, test } from '@jest/globals';
import { fingerprint } from '../../../scripts/shop/build-stamp.ts';

describe('the fingerprint of a build', () => {
  test('stays the same while nothing changes', () => {
    expect(fingerprint({ PORT: '3000' })).toBe(fingerprint({ PORT: '3100' }));
  });

  test('changes with the API whose data the pages show', () => {
    expect(fingerprint({ API_BASE_URL: 'https://a' })).not.toBe(
      fingerprint({ API_BASE_URL: 'https://b' }),
    );
  });
});
