import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { StaffReviewsView } from '@/components/dashboard/reviews-view';
import { staffPage } from '@/lib/routing/staff-lists';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffReviewsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole list is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.reviews(),
    title: 'Reviews | Dashboard',
    description: 'The newest reviews of all products.',
  });
}

async function StaffReviewsPage({ searchParams }: Props) {
  const page = await getStaffReviewsPage(staffPage(await searchParams));
  return (
    <DashboardFrame current="reviews" title="Reviews" frame={page}>
      <StaffReviewsView list={page.list} />
    </DashboardFrame>
  );
}

export default personalPage(StaffReviewsPage);
