import {
  type DayOff,
  type NoticeSettings,
  type PinSettings,
  SETTING_RULES,
  type SettingKey,
} from '../../../contract/settings/setting-rules.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../contract/shop/settings.ts';
import { type CompanyProfile, shopProfile } from '../../../contract/shop/shop.ts';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import type { Context } from '../kernel/context.ts';

/** What staff have set, without the hours of the vaidya, which have a table of their own. */
export type AllSettings = Settings & {
  company: CompanyProfile;
  pins: PinSettings;
  notices: NoticeSettings;
  consultation: { days_off: DayOff[] };
};

/** What holds until staff set something else. */
const DEFAULTS: AllSettings = {
  ...DEFAULT_SETTINGS,
  consultation: { ...DEFAULT_SETTINGS.consultation, days_off: [] },
  company: shopProfile,
  pins: { served: [], not_served: [] },
  notices: { email: '', orders: true, returns: true, messages: true },
};

const NO_DEPARTMENT = { isOn: false, phone: '', email: '' };

/** The company of a shop whose staff, or demo data, have not said who it is. */
const NEW_COMPANY: CompanyProfile = {
  ...shopProfile,
  exports: NO_DEPARTMENT,
  business: NO_DEPARTMENT,
  franchise: NO_DEPARTMENT,
  organicLiving: { ...NO_DEPARTMENT, siteAddress: '', mapUrl: '' },
};

/** Returns the settings as they are in this moment. For what is stored or decided for good. */
export async function storedSettings(db: Database): Promise<AllSettings> {
  const rows = await db.select().from(settings);
  const known = rows.flatMap(({ key, value }) => {
    const usable = key in DEFAULTS && usableValue(key as SettingKey, value);
    return usable ? [[key, usable] as const] : [];
  });
  return { ...DEFAULTS, company: NEW_COMPANY, ...Object.fromEntries(known) };
}

/**
 * Returns the value of a row, where a field that is younger than the row has its default; undefined
 * where it has another type. The rules may have become stricter since it was saved: the shop stays
 * what its staff have said, and `reportBrokenSettings` says so.
 */
function usableValue(key: SettingKey, value: object): object | undefined {
  try {
    return SETTING_RULES[key].cast(wholeValue(key, value));
  } catch {
    return undefined;
  }
}

const wholeValue = (key: SettingKey, value: object) => ({ ...DEFAULTS[key], ...value });

/** System job: rings the alarm for every setting that breaks its rules. */
export async function reportBrokenSettings({
  ctx: { db, alarm },
}: {
  ctx: Pick<Context, 'db' | 'alarm'>;
}): Promise<void> {
  for (const { key, value } of await db.select().from(settings)) {
    if (!(key in DEFAULTS)) continue;
    const known = key as SettingKey;
    await SETTING_RULES[known].validate(wholeValue(known, value)).catch((error: Error) => {
      alarm(`The setting ${key} breaks its rules (${error.message}): save it anew at the desk`);
    });
  }
}

/** How old the settings may be that a price or a promise is shown by. */
const FRESH_MS = 1_000;

const cache = new WeakMap<Database, { readAt: number; found: Promise<AllSettings> }>();

/**
 * Returns the settings as they were within the last second, from memory. For what is shown and
 * compared again before it counts; the storefront stores answers, which `storedSettings` makes.
 */
export function currentSettings(db: Database): Promise<AllSettings> {
  const now = performance.now();
  const known = cache.get(db);
  if (known && now - known.readAt < FRESH_MS) return known.found;
  const found = storedSettings(db);
  cache.set(db, { readAt: now, found });
  found.catch(() => cache.delete(db));
  return found;
}

/** Forgets the settings, so that the process that saved one reads it at once. */
export function forgetSettings(db: Database): void {
  cache.delete(db);
}
