import type { GivenFields } from '../../../../contract/kit/check.ts';
import {
  type ConsultationHour,
  SETTING_RULES,
  type SettingKey,
} from '../../../../contract/settings/setting-rules.ts';
import type { Database } from '../../../db/database.ts';
import { settings } from '../../../db/schema/settings.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { forgetSettings } from '../read-settings.ts';
import { writeHours } from './consultation-hours.ts';
import { MANAGED_SETTINGS } from './managed-settings.ts';

interface SaveSetting {
  ctx: DeskContext;
  input: { key: SettingKey; version?: number | undefined; fields: GivenFields };
}

/**
 * Replaces a setting. Other processes follow within a second, pages at once. Staff only. Errors:
 * `invalid` by field; those of `saveManaged`.
 */
export async function saveSetting({ ctx, input }: SaveSetting): Promise<Saved<SettingKey>> {
  const { key, version, fields: given } = input;
  const fields = await checkedJson(SETTING_RULES[key], given);
  const saved = await saveManaged({
    ctx,
    of: MANAGED_SETTINGS,
    input: { id: key, version },
    write: (tx) => store(tx, key, fields),
  });
  forgetSettings(ctx.db);
  ctx.notify(TAGS[key]);
  return saved;
}

/** What the storefront has stored that depends on a setting. */
const TAGS: Record<SettingKey, string[]> = {
  // The texts of pages have places for its facts.
  company: ['settings', 'content'],
  delivery: ['settings', 'places'],
  pins: ['places'],
  orders: ['settings'],
  notices: [],
  elite: ['settings', 'elite'],
  consultation: ['settings'],
};

async function store(tx: Database, key: SettingKey, fields: object): Promise<SettingKey> {
  const value = await withoutHours(tx, { ...fields });
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  return key;
}

/** The hours of the vaidya are rows, because bookings refer to them. */
async function withoutHours(tx: Database, fields: { hours?: ConsultationHour[] }) {
  const { hours, ...rest } = fields;
  if (hours) await writeHours(tx, hours);
  return rest;
}
