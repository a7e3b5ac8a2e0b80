import type { settingEndpoints } from '../../contract/settings/settings.ts';
import { listSettings, MANAGED_SETTINGS } from '../domain/settings/manage/managed-settings.ts';
import { saveSetting } from '../domain/settings/manage/save-setting.ts';
import { showSettings } from '../domain/settings/show-settings.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const settingHandlers: HandlersOf<typeof settingEndpoints> = {
  getSettings: async ({ ctx }) => ({ ...DONE, data: await showSettings({ ctx }) }),
  listSettings: async ({ ctx }) => ({ ...DONE, data: await listSettings({ ctx }) }),
  readSetting: async ({ ctx, input: { params } }) => {
    const { data, version } = await readManaged({ ctx, of: MANAGED_SETTINGS, input: params });
    return { ...DONE, data: { ...data }, version };
  },
  saveSetting: async ({ ctx, input: { params, body } }) => {
    const { version } = await saveSetting({ ctx, input: { key: params.id, ...body } });
    return { ...DONE, version };
  },
};
