import { OrderSums } from '@/components/shared/order-sums';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { ORDER_PAYMENT_NAMES } from '@/lib/desk/sent/orders';
import { formatDate } from '@/lib/format/dates';
import { staffRoutes } from '@/lib/staff-routes';
import { Moment } from '../moment';
import { RefundPart } from './refund-part';

/** What an order costs, how it was paid, and what of it goes back. */
export function OrderMoney({ order }: { order: StaffOrderDetail }) {
  return (
    <Panel>
      <h2>Payment</h2>
      <OrderSums order={order} />
      <p className="small">{ORDER_PAYMENT_NAMES[order.payment]}</p>
      <Payments payments={order.payments} />
      <Refunds order={order} />
      <RefundPart order={order} from={staffRoutes.order(order.id)} />
    </Panel>
  );
}

/** Each attempt to pay, with the id by which the gateway finds it. */
function Payments({ payments }: Pick<StaffOrderDetail, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <ul className="small">
      {payments.map(({ gateway, state, amount, reference, at }) => (
        <li key={`${gateway} ${at}`}>
          {gateway}, {state}: {formatRupees(amount)}
          {reference && <span className="num">, {reference}</span>}, <Moment iso={at} />
        </li>
      ))}
    </ul>
  );
}

function Refunds({ order: { order_id: number, refunds } }: { order: StaffOrderDetail }) {
  if (refunds.length === 0) return null;
  const isPaid = refunds.every(({ settled_at: at }) => at !== null);
  return (
    <>
      <ul className="small">
        {refunds.map(({ id, reason, amount, settled_at: at }) => (
          <li key={id}>
            {at ? `Paid back on ${englishText(formatDate(at))}` : 'To be paid back'}:{' '}
            {formatRupees(amount)}, {reason}
          </li>
        ))}
      </ul>
      <Link
        className="inline-row touch link small"
        href={staffRoutes.desk('refunds', { q: number, ...(isPaid && { list: 'paid' }) })}
      >
        Refunds of this order
      </Link>
    </>
  );
}
