import type { ReactNode } from 'react';
import { OrderStatusTag } from '@/components/shared/order-status';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { OrderDetail } from '@/contract/order';
import { formatPhone } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import type { DisplayedOrder } from '@/lib/view/orders';
import { OrderActions } from './order-actions';
import addressStyles from './order-address.module.css';
import { OrderFigures } from './order-figures';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import styles from './order-view.module.css';

interface OrderViewProps {
  order: DisplayedOrder;
  /** The outcome of a plain form post. */
  notice?: ReactNode;
  /** Returns the review control of a line. */
  review: (line: DisplayedOrder['rated_product_info'][number]) => ReactNode;
}

/** One order: its status, items, amounts, addresses and actions. */
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
        <OrderStatusTag status={order.order_status} />
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

function Days({ order }: { order: DisplayedOrder }) {
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

interface OrderAddressProps {
  title: string;
  address: OrderDetail['billing_address'];
}

/** An address as it was when the order was placed. */
function OrderAddress({ title, address }: OrderAddressProps) {
  return (
    <Panel className={addressStyles.address}>
      <h2>{title}</h2>
      <address>
        <b>{address.full_name}</b>
        <span>{address.full_address}</span>
        <span className="num">{formatPhone(address.mobile_no)}</span>
      </address>
    </Panel>
  );
}
