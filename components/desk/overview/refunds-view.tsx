import { Link } from '@/components/ui/link.client';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { StaffRefundsQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedRefund, StaffList } from '@/lib/view/staff';
import { ContactLinks } from '../sent/contact-links';
import { refundSubject } from '../sent/refund-subject';
import { SettleRefund } from '../sent/settle-refund';
import { FilterLinks } from './filter-links';
import { ListFrame } from './list-frame';
import { ListSearch } from './list-search';
import { type Column, StaffTable } from './staff-table';

const COLUMNS: Column<DisplayedRefund>[] = [
  { label: 'For', cell: (refund) => <Subject refund={refund} /> },
  { label: 'To', cell: (refund) => <Payee refund={refund} />, isFreeText: true },
  { label: 'How it was paid', cell: (refund) => <PaidBy refund={refund} />, isFreeText: true },
  { label: 'Amount', cell: ({ amount }) => formatRupees(amount), isNumber: true },
];

function Subject({ refund }: { refund: DisplayedRefund }) {
  const { order, reason, created } = refund;
  const name = refundSubject(refund);
  return (
    <>
      {order ? (
        <Link className="link num" href={staffRoutes.order(order.id)}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block caption muted">
        {reason}, <time dateTime={created.iso}>{englishText(created.text)}</time>
      </span>
    </>
  );
}

function Payee({ refund: { name, mobile, email } }: { refund: DisplayedRefund }) {
  return (
    <>
      {name || 'Unknown'}
      <ContactLinks email={email} phone={mobile} />
    </>
  );
}

/** By which payment the money came; cash needs an account that the customer names. */
function PaidBy({ refund: { payment } }: { refund: DisplayedRefund }) {
  if (!payment) return 'Paid in cash: ask for a bank account or UPI ID';
  return (
    <>
      {payment.gateway}
      <span className="block caption muted num">{payment.reference}</span>
    </>
  );
}

/** Who has paid a refund, when, and under which reference. */
function Settled({ refund: { settled, paid } }: { refund: DisplayedRefund }) {
  if (!settled || !paid) return null;
  return (
    <>
      <time dateTime={paid.iso}>{englishText(paid.text)}</time>
      <span className="block caption muted num">{settled.reference || 'Without a reference'}</span>
      {settled.by && <span className="block caption muted">{settled.by}</span>}
    </>
  );
}

interface RefundsViewProps {
  list: StaffList<DisplayedRefund> | null;
  query: StaffRefundsQuery;
}

/** Money that goes back to customers, or went. */
export function RefundsView({ list, query }: RefundsViewProps) {
  const isPaid = query.list === 'paid';
  const chosen = { list: isPaid ? 'paid' : undefined, search: query.search };
  const here = staffRoutes.refunds({ ...chosen, page: query.page });
  const last: Column<DisplayedRefund> = isPaid
    ? { label: 'Paid back', cell: (refund) => <Settled refund={refund} />, isFreeText: true }
    : { label: 'Next step', cell: (refund) => <SettleRefund refund={refund} from={here} /> };
  return (
    <ListFrame
      list={list}
      noun="refund"
      empty={staffMessages.noRefunds}
      hrefFor={(page) => staffRoutes.refunds({ ...chosen, page })}
      filters={<Filters {...chosen} />}
    >
      {(rows) => (
        <StaffTable
          caption={isPaid ? 'Refunds paid, the newest first' : 'Refunds due, the newest first'}
          columns={[...COLUMNS, last]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}

function Filters({ list, search }: { list: string | undefined; search: string | undefined }) {
  const options = [undefined, 'paid'].map((one) => ({
    text: one ? 'Paid back' : 'Due',
    href: staffRoutes.refunds({ list: one, search }),
    isCurrent: one === list,
  }));
  return (
    <>
      <ListSearch action={staffRoutes.refunds()} of="refunds" search={search} others={{ list }} />
      <FilterLinks label="Refunds" options={options} />
    </>
  );
}
