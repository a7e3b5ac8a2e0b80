import { Link } from '@/components/ui/link.client';
import { Stars } from '@/components/ui/stars';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffReview, StaffList } from '@/lib/view/staff';
import { ListFrame } from './list-frame';
import { type Column, StaffTable } from './staff-table';

const COLUMNS: Column<DisplayedStaffReview>[] = [
  {
    label: 'Product',
    cell: ({ product_id: id, product_name: name }) => (
      <Link className="link" href={routes.productReviews(id, name)}>
        {name}
      </Link>
    ),
  },
  { label: 'Stars', cell: ({ rating }) => <Stars value={rating} /> },
  { label: 'Review', cell: ({ review }) => review, isFreeText: true },
  { label: 'Name', cell: ({ name }) => name, isFreeText: true },
  {
    label: 'Day',
    cell: ({ written }) => <time dateTime={written.iso}>{englishText(written.text)}</time>,
  },
];

/** The newest reviews of all products. */
export function StaffReviewsView({ list }: { list: StaffList<DisplayedStaffReview> | null }) {
  return (
    <ListFrame
      list={list}
      noun="review"
      empty={staffMessages.noReviews}
      hrefFor={staffRoutes.reviews}
    >
      {(rows) => (
        <StaffTable
          caption="Reviews, the newest first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}
