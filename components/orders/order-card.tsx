import { OrderStatusTag } from '@/components/shared/order-status';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { formatRupees } from '@/contract/money';
import type { OrderListItem } from '@/contract/order';
import { ONLINE_PAYMENT } from '@/contract/payment-kinds';
import { routes } from '@/lib/routes';
import type { DisplayedOrderRow } from '@/lib/view/orders';
import { allowedActions } from './allowed-actions';
import { DocumentLink } from './document-link';
import { PayOrderButton, ReorderButton } from './order-buttons.client';
import styles from './order-card.module.css';

/** One order of the list. */
export function OrderCard({ order }: { order: DisplayedOrderRow }) {
  return (
    <li className={styles.order}>
      <header className={styles.head}>
        <div>
          <h2 className="num">
            <Link href={routes.order(order.id)}>Order {order.order_id}</Link>
          </h2>
          <p className={`${styles.facts} muted small`}>
            <span>
              Placed <time dateTime={order.day.iso}>{order.day.text}</time>
            </span>
            <span>{order.sale_status}</span>
          </p>
        </div>
        <OrderStatusTag status={order.order_status} />
      </header>
      <div className={styles.row}>
        <Goods order={order} />
        <p className={styles.sum}>
          <b className="num">{formatRupees(order.final_total)}</b>
          <span className="muted small">{paymentOf(order)}</span>
        </p>
        <Actions order={order} />
      </div>
    </li>
  );
}

function Goods({
  order: { first_products: goods, product_count: count },
}: {
  order: OrderListItem;
}) {
  return (
    <ul className={styles.goods}>
      {goods.map(({ id, product_name: name, product_image: picture }) => (
        <li key={id} title={name}>
          {picture ? <Thumbnail picture={picture} alt={name} /> : name}
        </li>
      ))}
      {count > goods.length && (
        <li className={styles.more}>
          +{count - goods.length}
          <span className="visually-hidden"> more</span>
        </li>
      )}
    </ul>
  );
}

function paymentOf({
  pay_type: payType,
  is_paid: isPaid,
  order_status: status,
}: OrderListItem): string {
  if (isPaid) return payType === ONLINE_PAYMENT ? 'Paid online' : 'Paid on delivery';
  return payType === ONLINE_PAYMENT && status === 'Pending' ? 'Not paid yet' : payType;
}

function Actions({ order }: { order: OrderListItem }) {
  const may = allowedActions({ ...order, is_credited: false });
  return (
    <div className={styles.actions}>
      {may.pay && (
        <PayOrderButton id={order.id} amount={order.final_total} number={order.order_id} />
      )}
      {may.invoice && <DocumentLink order={order} kind="invoice" label="Invoice" isOfMany />}
      <ReorderButton id={order.id} number={order.order_id} from={routes.orders()} size="small" />
      <ButtonLink variant="quiet" size="small" href={routes.order(order.id)}>
        View order
        <span className="visually-hidden">: {order.order_id}</span>
      </ButtonLink>
    </div>
  );
}
