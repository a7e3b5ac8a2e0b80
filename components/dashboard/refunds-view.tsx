import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { orderApi } from '@/lib/api-routes/orders';
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
    cell: ({ created }) => <time dateTime={created.iso}>{englishText(created.text)}</time>,
  },
  { label: 'Amount', cell: ({ amount }) => formatRupees(amount), isNumber: true },
];

/** The button by which staff say that they have paid a refund out; a plain form. */
function Settle({ refund, from }: { refund: DisplayedRefund; from: string }) {
  const { id, key, amount, order_id: number, purpose } = refund;
  const subject = `${formatRupees(amount)}, ${number ?? SUBJECTS[purpose]}`;
  return (
    <form action={orderApi.settleRefund(id)} method="post">
      <ReturnToFields next={from} from={from} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" variant="quiet" size="small">
        <span>
          Mark as paid back
          <span className="visually-hidden">: {subject}</span>
        </span>
      </Button>
    </form>
  );
}

/** Money that goes back to customers. */
export function RefundsView({ list }: { list: StaffList<DisplayedRefund> | null }) {
  const here = staffRoutes.refunds(list?.page);
  const columns: Column<DisplayedRefund>[] = [
    ...COLUMNS,
    { label: 'Next step', cell: (refund) => <Settle refund={refund} from={here} /> },
  ];
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
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}
