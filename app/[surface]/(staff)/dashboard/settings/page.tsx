import { SettingList } from '@/components/desk/settings/setting-list';
import { getSettingsPage } from '@/lib/server/pages/settings';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.desk('settings'),
  current: 'settings',
  title: 'Settings',
  hint: 'The shop follows within five seconds.',
  description: 'What the shop charges, promises and says of its company.',
  async draw() {
    const frame = await getSettingsPage();
    return { frame, view: <SettingList settings={frame.settings} /> };
  },
});

export { generateMetadata, page as default };
