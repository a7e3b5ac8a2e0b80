import { StaffReviewsView } from '@/components/desk/overview/reviews-view';
import { staffPage } from '@/lib/routing/staff-lists';
import { getStaffReviewsPage } from '@/lib/server/pages/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import { dashboardPage } from '../../dashboard-page';

/** The whole list is in the first response. */
export const instant = false;

const { generateMetadata, page } = dashboardPage({
  path: staffRoutes.reviews(),
  current: 'reviews',
  title: 'Reviews',
  description: 'The newest reviews of all products.',
  async draw(search) {
    const frame = await getStaffReviewsPage(staffPage(search));
    return { frame, view: <StaffReviewsView list={frame.list} /> };
  },
});

export { generateMetadata, page as default };
