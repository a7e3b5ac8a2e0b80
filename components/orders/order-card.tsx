import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import type { OrderRow } from '@/contract/order';
import type { ShownDay } from '@/lib/format/dated';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { AcceptAndPay } from './accept-and-pay.client';
import styles from './order-card.module.css';
import { OrderStatus } from './order-status';
import { PaperLink } from './paper-link';
import { Reorder } from './reorder.client';
import { whatMayBeDone } from './what-may-be-done';

export type ShownOrderRow = OrderRow & { day: ShownDay };

/** One order of the list. */
export function OrderCard({ order }: { order: ShownOrderRow }) {
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
        <OrderStatus status={order.order_status} />
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

function Goods({ order: { first_products: goods, product_count: count } }: { order: OrderRow }) {
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

function paymentOf({ pay_type: way, is_paid: isPaid, order_status: status }: OrderRow): string {
  if (isPaid) return way === 'Online Payment' ? 'Paid online' : 'Paid on delivery';
  return way === 'Online Payment' && status === 'Pending' ? 'Not paid yet' : way;
}

function Actions({ order }: { order: OrderRow }) {
  const may = whatMayBeDone({ ...order, is_credited: false });
  return (
    <div className={styles.actions}>
      {may.pay && <AcceptAndPay id={order.id} amount={order.final_total} number={order.order_id} />}
      {may.invoice && <PaperLink order={order} paper="invoice" label="Invoice" isOfMany />}
      <Reorder id={order.id} number={order.order_id} from={routes.orders()} size="small" />
      <ButtonLink variant="quiet" size="small" href={routes.order(order.id)}>
        View order
        <span className="visually-hidden">: {order.order_id}</span>
      </ButtonLink>
    </div>
  );
}
