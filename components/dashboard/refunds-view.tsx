import { staffMessages } from '@/contract/messages/staff';
import { formatRupees } from '@/contract/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedRefund, StaffList } from '@/lib/view/staff';
import { ListFrame } from './list-frame';
import type { Column } from './staff-table';
import { StaffTable } from './staff-table';

const SUBJECTS = { order: 'Order', membership: 'Membership', 'gift voucher': 'Gift voucher' };

const COLUMNS: Column<DisplayedRefund>[] = [
  { label: 'For', cell: ({ order_id: number, purpose }) => number ?? SUBJECTS[purpose] },
  { label: 'Reason', cell: ({ reason }) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}` },
  {
    label: 'Payment',
    cell: ({ reference }) => <span className="num">{reference}</span>,
    isFreeText: true,
  },
  {
    label: 'Since',
    cell: ({ created }) => <time dateTime={created.iso}>{created.text}</time>,
  },
  { label: 'Amount', cell: ({ amount }) => formatRupees(amount), isNumber: true },
];

/** Money that goes back to customers. */
export function RefundsView({ list }: { list: StaffList<DisplayedRefund> | null }) {
  return (
    <ListFrame
      list={list}
      noun="refund"
      empty={staffMessages.noRefunds}
      hrefFor={staffRoutes.refunds}
    >
      {(rows) => (
        <StaffTable
          caption="Refunds due, the newest first"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}
