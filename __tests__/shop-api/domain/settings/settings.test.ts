import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onBothApps } from '@/__tests__/support/test-app';
import { departmentNames } from '@/contract/shop/departments';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';
import { settings } from '@/shop-api/db/schema/settings';
import { saveSetting } from '@/shop-api/domain/settings/manage/save-setting';
import {
  currentSettings,
  reportBrokenSettings,
  storedSettings,
} from '@/shop-api/domain/settings/read-settings';
import { COMMAND_LINE } from '@/shop-api/domain/trail/desk-context';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

onBothApps((app) => {
  const save = (minimum: number) =>
    saveSetting({
      ctx: { db: app.db, clock: app.clock, notify: () => undefined, who: COMMAND_LINE },
      input: { key: 'orders', fields: { minimum } },
    });

  const store = (key: string, value: object) =>
    app.db
      .update(settings)
      .set({ value: { ...value } })
      .where(eq(settings.key, key));

  describe('the settings of a process', () => {
    test('are new at once in the process that saved them', async () => {
      await currentSettings(app.db);
      await save(310);
      expect((await currentSettings(app.db)).orders.minimum).toBe(310);
    });

    test('are new within a second in every other process', async () => {
      await currentSettings(app.db);
      await store('orders', { minimum: 320 });
      expect((await currentSettings(app.db)).orders.minimum).toBe(310);
      expect((await storedSettings(app.db)).orders.minimum).toBe(320);
      await wait(1_050);
      expect((await currentSettings(app.db)).orders.minimum).toBe(320);
    });

    test('stay what staff have said where the rules have become stricter, with an alarm', async () => {
      const company = { ...shopProfile, name: 'Salt & Sons', privacyEmail: 'nowhere' };
      await store('company', company);
      expect((await storedSettings(app.db)).company).toMatchObject(company);
      const alarms: string[] = [];
      await reportBrokenSettings({ ctx: { db: app.db, alarm: (text) => alarms.push(text) } });
      expect(alarms).toEqual([expect.stringMatching(/^The setting company breaks its rules \(/)]);
    });

    test('fall back to the default where a row has another type', async () => {
      await store('orders', { minimum: 'much' });
      expect((await storedSettings(app.db)).orders).toEqual(DEFAULT_SETTINGS.orders);
    });
  });

  describe('the departments of a company', () => {
    const open = async () => {
      const { company } = await storedSettings(app.db);
      return departmentNames().filter((name) => company[name].isOn);
    };

    test('are all there where it was saved before one could be missing', async () => {
      const { isOn: _, ...exports } = shopProfile.exports;
      await store('company', { legalName: 'Salt & Sons', exports });
      expect(await open()).toEqual(departmentNames());
    });

    test('are none in a shop that nobody has described', async () => {
      await app.db.delete(settings);
      expect(await open()).toEqual([]);
    });
  });
});
