import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { OverviewView } from '@/components/desk/overview/overview-view';
import { englishText } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import { getDashboardPage } from '@/lib/server/pages/dashboard';
import { getAccountMetadata } from '@/lib/server/pages/metadata';

/** The whole overview is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.dashboard(),
    title: 'Dashboard',
    description: 'Sales, orders, and what waits for staff.',
  });
}

async function DashboardPage() {
  const page = await getDashboardPage();
  return (
    <DashboardFrame
      current="overview"
      title="Overview"
      hint={englishText(page.today.text)}
      frame={page}
    >
      <OverviewView page={page} />
    </DashboardFrame>
  );
}

export default personalPage(DashboardPage);
