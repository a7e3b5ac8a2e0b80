import { OrderSums } from '@/components/shared/order-sums';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedOrderPage } from '@/lib/view/staff';
import { paymentOf } from '../overview/orders-view';

/** What an order costs, how it was paid, and what of it goes back. */
export function OrderMoney({ order }: { order: DisplayedOrderPage }) {
  return (
    <Panel>
      <h2>Payment</h2>
      <OrderSums order={order} />
      <p className="small">{paymentOf(order)}</p>
      <Payments payments={order.payments} />
      <Refunds order={order} />
    </Panel>
  );
}

/** Each attempt to pay, with the id by which the gateway finds it. */
function Payments({ payments }: Pick<DisplayedOrderPage, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <ul className="small">
      {payments.map(({ gateway, state, amount, reference, begun, at }) => (
        <li key={`${gateway} ${at}`}>
          {gateway}, {state}: {formatRupees(amount)}
          {reference && <span className="num">, {reference}</span>},{' '}
          <time dateTime={begun.iso}>{englishText(begun.text)}</time>
        </li>
      ))}
    </ul>
  );
}

function Refunds({ order: { order_id: number, refunds } }: { order: DisplayedOrderPage }) {
  if (refunds.length === 0) return null;
  const list = refunds.some(({ paid }) => paid === null) ? undefined : 'paid';
  return (
    <>
      <ul className="small">
        {refunds.map(({ id, reason, amount, paid }) => (
          <li key={id}>
            {paid ? `Paid back on ${englishText(paid.text)}` : 'To be paid back'}:{' '}
            {formatRupees(amount)}, {reason}
          </li>
        ))}
      </ul>
      <Link className="link small" href={staffRoutes.refunds({ list, search: number })}>
        Refunds of this order
      </Link>
    </>
  );
}
