import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Note } from '@/components/ui/note';
import type { OrderDetail } from '@/contract/order';
import type { ShownDay } from '@/lib/format/dated';
import { routes } from '@/lib/routes';
import { OrderActions } from './order-actions';
import { OrderAddress } from './order-address';
import { OrderFigures } from './order-figures';
import { OrderLines } from './order-lines';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import styles from './order-view.module.css';
import type { OrderCourse } from './timeline-steps';

export type Order = Omit<OrderDetail, 'timeline' | 'expected_by'> &
  OrderCourse & { placed: ShownDay; delivered: ShownDay | null };

interface OrderViewProps {
  order: Order;
  /** How a plain form post ended. */
  notice?: ReactNode;
  /** The way to review a line. */
  review: (line: Order['rated_product_info'][number]) => ReactNode;
}

/** One order: where it stands, what is in it, what it costs, where it goes, and what can be done. */
export function OrderView({ order, notice, review }: OrderViewProps) {
  return (
    <div className={`wrap ${styles.view}`}>
      <Breadcrumbs
        trail={[
          { label: 'My account', href: routes.profile() },
          { label: 'My Orders', href: routes.orders() },
          { label: `Order ${order.order_id}` },
        ]}
      />
      <header className={styles.head}>
        <h1 className="num">Order {order.order_id}</h1>
        <OrderStatus status={order.order_status} />
      </header>
      <Days order={order} />
      {notice}
      <OrderActions order={order} />
      <div className={styles.columns}>
        <div className={styles.course}>
          <OrderTimeline order={order} />
        </div>
        <div className={styles.main}>
          <OrderLines lines={order.rated_product_info} review={review} />
          {order.is_gift && <Gift message={order.gift_message} />}
        </div>
        <div className={styles.side}>
          <OrderFigures order={order} />
          <OrderAddress title="Billing address" address={order.billing_address} />
          <OrderAddress title="Shipping address" address={order.shipping_address} />
        </div>
      </div>
    </div>
  );
}

function Days({ order }: { order: Order }) {
  const { placed, delivered, is_paid: isPaid, is_invoiced: isInvoiced } = order;
  return (
    <ul className={styles.days}>
      <li>
        Placed <time dateTime={placed.iso}>{placed.text}</time>
      </li>
      {delivered && (
        <li>
          Delivered <time dateTime={delivered.iso}>{delivered.text}</time>
        </li>
      )}
      <li>{order.pay_type}</li>
      <li>{isPaid ? 'Paid' : 'Not paid yet'}</li>
      <li>{isInvoiced ? 'Invoiced' : 'Not invoiced yet'}</li>
    </ul>
  );
}

function Gift({ message }: { message: string }) {
  return (
    <Note>
      This order is a gift.
      {message && <q className={styles.message}>{message}</q>}
    </Note>
  );
}
