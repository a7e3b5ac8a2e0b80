import type { GivenFields } from '../../../../contract/kit/check.ts';
import {
  type ConsultationHour,
  SETTING_RULES,
  type SettingKey,
} from '../../../../contract/settings/setting-rules.ts';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import type { Database } from '../../../db/database.ts';
import { settings } from '../../../db/schema/settings.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';
import { forgetSettings, storedSettings } from '../read-settings.ts';
import { writeHours } from './consultation-hours.ts';
import { MANAGED_SETTINGS } from './managed-settings.ts';

/** What else is written, in the same transaction (`ctx.db`), when the company has other facts. */
export type FollowCompany = (
  ctx: DeskContext,
  was: CompanyProfile,
  is: CompanyProfile,
) => Promise<void>;

interface SaveSetting {
  ctx: DeskContext;
  /** Handed in, because texts of pages are in a layer above this one. */
  followCompany: FollowCompany;
  input: { key: SettingKey; version?: number | undefined; fields: GivenFields };
}

/**
 * Replaces a setting. Other processes follow within a second, pages at once. Staff only. Errors:
 * `invalid` by field; those of `saveManaged`.
 */
export async function saveSetting(save: SaveSetting): Promise<Saved<SettingKey>> {
  const { ctx, input, followCompany } = save;
  const { key, version, fields: given } = input;
  const fields = await checkedJson(SETTING_RULES[key], given);
  const saved = await saveManaged({
    ctx,
    of: MANAGED_SETTINGS,
    input: { id: key, version },
    write: async (tx) => {
      if (key === 'company') {
        const { company } = await storedSettings(tx);
        await followCompany({ ...ctx, db: tx }, company, fields as CompanyProfile);
      }
      return store(tx, key, fields);
    },
  });
  forgetSettings(ctx.db);
  ctx.notify(TAGS[key]);
  return saved;
}

/** What the storefront has stored that depends on a setting. */
const TAGS: Record<SettingKey, string[]> = {
  // The texts of pages follow it.
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
