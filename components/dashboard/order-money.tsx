import { SumRow } from '@/components/shared/sum-row';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { englishText } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedOrderPage } from '@/lib/view/staff';
import { paymentOf } from './orders-view';

/** What an order costs, how it was paid, and what of it goes back. */
export function OrderMoney({ order }: { order: DisplayedOrderPage }) {
  return (
    <Panel>
      <h2>Payment</h2>
      <dl>
        {sumsOf(order).map(([name, rupees]) => (
          <SumRow key={name} name={name} value={formatRupees(rupees)} />
        ))}
        <SumRow name={paymentOf(order)} value={formatRupees(order.final_total)} variant="total" />
      </dl>
      <p className="muted small">including GST {formatRupees(order.tax_amt)}</p>
      <Payments payments={order.payments} />
      <Refunds order={order} />
    </Panel>
  );
}

/** The parts of the total, in rupees; what an order does not have is left out. */
function sumsOf(order: DisplayedOrderPage): [name: string, rupees: number][] {
  const { applied_voucher_code: code, discount_amt: discount, gift_voucher_amt: given } = order;
  const goods = order.final_total + given - order.shipping_amt + discount;
  return [
    ['Goods', goods],
    ...(discount > 0 ? [[code ? `Voucher ${code}` : 'Discount', -discount] as const] : []),
    ['Delivery', order.shipping_amt],
    ...(given > 0 ? [['Gift vouchers', -given] as const] : []),
  ] as [string, number][];
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
