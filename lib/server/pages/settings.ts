import 'server-only';
import type { SettingKey, SettingValues } from '@/contract/settings/setting-rules';
import { settingDesk } from '@/lib/desk/descriptions/settings/settings';
import { settingSummary } from '@/lib/desk/setting-summaries';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedSetting, SettingsPage } from '@/lib/view/desk';
import { asStaff } from './as-staff';

/** Reads all settings with what each now says. Personal: never cached. */
export async function getSettingsPage(): Promise<SettingsPage> {
  const { content, frame } = await asStaff({
    page: staffRoutes.desk(settingDesk.name),
    read: (call) => call('listSettings', {}),
  });
  const settings = content.data.map(({ key, fields }) => displayed(key, fields as never));
  return { ...frame, settings };
}

function displayed<Key extends SettingKey>(key: Key, fields: SettingValues[Key]): DisplayedSetting {
  const title = settingDesk.forms?.[key]?.title ?? key;
  return { key, title, summary: settingSummary(key, fields) };
}
