import { describe, expect, test } from '@jest/globals';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { sharedSecrets } from '@/scripts/shop/secrets';
import { readSettings } from '@/scripts/shop/settings';

describe('the secrets shared by storefront and shop API', () => {
  test('are generated once and stored, so that sessions survive a restart', () => {
    const settings = readSettings({ DATA_DIR: tempFolder() });
    const first = sharedSecrets(settings);
    expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(first.SESSION_SECRET).not.toBe(first.REVALIDATE_SECRET);
    expect(sharedSecrets(settings)).toEqual(first);
  });

  test('are never generated in live mode', () => {
    const settings = readSettings({ DATA_DIR: tempFolder(), SHOP_MODE: 'live' });
    expect(sharedSecrets(settings)).toEqual({
      SESSION_SECRET: '',
      API_SECRET: '',
      REVALIDATE_SECRET: '',
    });
  });
});
