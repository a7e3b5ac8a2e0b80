import { describe, expect, test } from '@jest/globals';
import { sharedSecrets } from '../../../scripts/shop/secrets.ts';
import { readSettings } from '../../../scripts/shop/settings.ts';
import { tempFolder } from '../../support/temp-folder.ts';

describe('the secrets both halves share', () => {
  test('are made once and kept, so that sessions outlive a restart', () => {
    const settings = readSettings({ DATA_DIR: tempFolder() });
    const first = sharedSecrets(settings);
    expect(first.SESSION_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(first.SESSION_SECRET).not.toBe(first.REVALIDATE_SECRET);
    expect(sharedSecrets(settings)).toEqual(first);
  });

  test('are never made up in live mode', () => {
    const settings = readSettings({ DATA_DIR: tempFolder(), SHOP_MODE: 'live' });
    expect(() => sharedSecrets(settings)).toThrow('SESSION_SECRET is not set');
  });
});
