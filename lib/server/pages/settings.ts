import 'server-only';
import type { SettingKey, SettingValues } from '@/contract/settings/setting-rules';
import { settingDesk } from '@/lib/desk/descriptions/settings/settings';
import { settingSummary } from '@/lib/desk/setting-summaries';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedSetting, SettingsPage } from '@/lib/view/desk';
import { orNull } from './as-customer';
import { asStaff, countsOf } from './as-staff';

/** Reads all settings with what each now says. Personal: never cached. */
export async function getSettingsPage(): Promise<SettingsPage> {
  const { content, flash } = await asStaff({
    page: staffRoutes.desk(settingDesk.name),
    read: (call) => Promise.all([orNull(call('getOverview', {})), call('listSettings', {})]),
  });
  const [overview, list] = content;
  const settings = list.data.map(({ key, fields }) => displayed(key, fields as never));
  return { counts: countsOf(overview?.data), flash, settings };
}

function displayed<Key extends SettingKey>(key: Key, fields: SettingValues[Key]): DisplayedSetting {
  const title = settingDesk.forms?.[key]?.title ?? key;
  return { key, title, summary: settingSummary(key, fields) };
}
