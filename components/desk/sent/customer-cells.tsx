import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link.client';
import { LANGUAGES } from '@/contract/shop/languages';
import { formatRupees } from '@/contract/shop/money';
import type { StaffCustomerDetail } from '@/contract/staff/customers';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';
import { Moment } from '../moment';
import { CustomerMoves } from './customer-moves';

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

const PURPOSES: Record<StaffCustomerDetail['consents'][number]['purpose'], string> = {
  contact: 'Answer a message',
  appointment: 'Hold a consultation',
  business: 'Answer a business enquiry',
  export: 'Answer an export enquiry',
  vaidya: 'Answer a question about health',
  stock_alert: 'Write once when goods are back',
};

/** Returns what is drawn of a customer; `here` is the page to return to. */
export const customerCells = (here: string) =>
  drawnFrom<StaffCustomerDetail>({
    mobile_is_proven: ({ mobile_is_proven: is }) => yesOrNo(is),
    email_is_proven: ({ email_is_proven: is }) => yesOrNo(is),
    language: ({ language }) => LANGUAGES[language].name,
    logins: ({ logins: n }) => (n === 1 ? '1 device' : `${n} devices`),
    newest_orders: ({ newest_orders: orders }) => (
      <Lines of={orders}>
        {(order) => (
          <>
            <Link className="inline-row touch-low link num" href={staffRoutes.order(order.id)}>
              {order.order_id}
            </Link>{' '}
            {order.order_status}, {formatRupees(order.final_total)},{' '}
            <Moment iso={order.order_date} />
          </>
        )}
      </Lines>
    ),
    addresses: ({ addresses }) => (
      <Lines of={addresses}>
        {({ lines, is_default: isDefault }) => (
          <>
            {lines.join(', ')}
            {isDefault && <span className="block caption muted">Default</span>}
          </>
        )}
      </Lines>
    ),
    elite_terms: ({ elite_terms: terms }) => (
      <Lines of={terms}>
        {({ plan, price, starts, ends, cancelled_at: cancelled }) => (
          <>
            <Moment iso={starts} /> to <Moment iso={ends} />
            <span className="block caption muted">
              {plan}, {formatRupees(price)}
              {cancelled && ', cancelled'}
            </span>
          </>
        )}
      </Lines>
    ),
    gift_vouchers: ({ gift_vouchers: cards }) => (
      <Lines of={cards}>
        {({ ending, amount, balance }) =>
          `… ${ending}: ${formatRupees(balance)} of ${formatRupees(amount)}`
        }
      </Lines>
    ),
    consents: ({ consents }) => (
      <Lines of={consents}>
        {({ purpose, given_at: given, withdrawn_at: withdrawn }) => (
          <>
            {PURPOSES[purpose]}, <Moment iso={given} />
            {withdrawn && (
              <>
                ; withdrawn <Moment iso={withdrawn} />
              </>
            )}
          </>
        )}
      </Lines>
    ),
    moves: (customer) => <CustomerMoves customer={customer} from={here} />,
  });

interface LinesProps<Row> {
  of: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** Each on a line of its own; says so where there is none. */
function Lines<Row extends { id: number }>({ of, children }: LinesProps<Row>) {
  if (of.length === 0) return <span className="muted">None</span>;
  return (
    <ul className="stack gap-2">
      {of.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  );
}
