import {
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
} from '../../../../contract/settings/setting-rules.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { assertStaff, type DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { versionsOf } from '../../trail/versions.ts';
import { storedSettings } from '../read-settings.ts';
import { readHours } from './consultation-hours.ts';

type Entry = SettingValues[SettingKey];

/** Settings as the trail and the desk see them: an entry a key, which always exists. */
export const MANAGED_SETTINGS: Managed<SettingKey, Entry> = {
  kind: 'setting',
  missing: () => notFound('setting_not_found', 'Setting'),
  read: async (tx, keys) => {
    const all = await readAll(tx);
    return new Map(keys.map((key) => [key, all[key]]));
  },
};

async function readAll(tx: Database): Promise<SettingValues> {
  const found = await storedSettings(tx);
  return { ...found, consultation: { ...found.consultation, hours: await readHours(tx) } };
}

/** Returns all settings with their versions. Staff only. */
export async function listSettings({ ctx }: { ctx: Pick<DeskContext, 'db' | 'who'> }) {
  assertStaff(ctx);
  // Versions first: of a setting that is saved in between, the older one is refused.
  const versions = await versionsOf(ctx.db, MANAGED_SETTINGS.kind, SETTING_KEYS);
  const all = await readAll(ctx.db);
  return SETTING_KEYS.map((key) => ({
    key,
    fields: { ...all[key] },
    version: versions.get(key) ?? 0,
  }));
}
