import { useText } from '#language';
import type { OrderDetail } from '@/contract/orders/order';
import { formatRupees } from '@/contract/shop/money';
import styles from './order-sums.module.css';

type Sums = Pick<
  OrderDetail,
  | 'applied_voucher_code'
  | 'shipping_amt'
  | 'tax_amt'
  | 'discount_amt'
  | 'gift_voucher_amt'
  | 'is_paid'
  | 'final_total'
>;

/** The amounts of an order, all calculated by the API, for its customer and for staff. */
export function OrderSums({ order }: { order: Sums }) {
  const t = useText();
  const total = order.final_total + order.gift_voucher_amt;
  const items = total - order.shipping_amt + order.discount_amt;
  const voucher = order.applied_voucher_code;
  return (
    <>
      <dl className={`stack gap-2 ${styles.sums}`}>
        <Row name="Items" rupees={items} />
        {(voucher || order.discount_amt > 0) && (
          <Row
            name={voucher ? t('Voucher {code}', { code: voucher }) : 'Discount'}
            rupees={-order.discount_amt}
          />
        )}
        <Row
          name={order.shipping_amt === 0 ? 'Delivery, free' : 'Delivery'}
          rupees={order.shipping_amt}
        />
        <Row name="Total" rupees={total} isTotal />
        {order.gift_voucher_amt > 0 && (
          <>
            <Row name="Gift vouchers" rupees={-order.gift_voucher_amt} />
            <Row name={order.is_paid ? 'Paid' : 'Left to pay'} rupees={order.final_total} isTotal />
          </>
        )}
      </dl>
      <p className="muted small">
        {t('including GST {tax}', { tax: formatRupees(order.tax_amt) })}
      </p>
    </>
  );
}

interface RowProps {
  name: string;
  rupees: number;
  isTotal?: boolean;
}

function Row({ name, rupees, isTotal }: RowProps) {
  const t = useText();
  return (
    <div data-total={isTotal || undefined}>
      <dt>{t(name)}</dt>
      <dd className="num">{formatRupees(rupees)}</dd>
    </div>
  );
}
