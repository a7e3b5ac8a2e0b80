import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { SettingList } from '@/components/desk/settings/setting-list';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getSettingsPage } from '@/lib/server/pages/settings';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.desk('settings'),
    title: 'Settings | Dashboard',
    description: 'What the shop charges, promises and says of its company.',
  });
}

async function SettingsPage() {
  const page = await getSettingsPage();
  return (
    <DashboardFrame
      current="settings"
      title="Settings"
      hint="The shop follows within five seconds."
      frame={page}
    >
      <SettingList settings={page.settings} />
    </DashboardFrame>
  );
}

export default personalPage(SettingsPage);
