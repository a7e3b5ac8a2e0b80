import { describe, expect, test } from '@jest/globals';
import { onBothApps } from '@/__tests__/support/test-app';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { settings } from '@/shop-api/db/schema/settings';
import { followCompany } from '@/shop-api/domain/content/manage/follow-company';
import { saveSetting } from '@/shop-api/domain/settings/manage/save-setting';
import { currentSettings, storedSettings } from '@/shop-api/domain/settings/read-settings';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

onBothApps((app) => {
  const save = (minimum: number) =>
    saveSetting({
      ctx: { db: app.db, clock: app.clock, notify: () => undefined, who: COMMAND_LINE },
      followCompany,
      input: { key: 'orders', fields: { minimum } },
    });

  describe('the settings of a process', () => {
    test('are new at once in the process that saved them', async () => {
      await currentSettings(app.db);
      await save(310);
      expect((await currentSettings(app.db)).orders).toEqual({ minimum: 310 });
    });

    test('are new within a second in every other process', async () => {
      await currentSettings(app.db);
      await app.db.update(settings).set({ value: { minimum: 320 } });
      expect((await currentSettings(app.db)).orders).toEqual({ minimum: 310 });
      expect((await storedSettings(app.db)).orders).toEqual({ minimum: 320 });
      await wait(1_050);
      expect((await currentSettings(app.db)).orders).toEqual({ minimum: 320 });
    });

    test('fall back to the default where a row breaks the rules of today', async () => {
      await app.db.update(settings).set({ value: { minimum: 'much' } });
      expect((await storedSettings(app.db)).orders).toEqual(DEFAULT_SETTINGS.orders);
    });
  });
});
