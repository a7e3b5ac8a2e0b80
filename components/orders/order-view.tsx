import type { ReactNode } from 'react';
import { useText } from '#language';
import { OrderStatusTag } from '@/components/shared/order-status';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Note } from '@/components/ui/note';
import { isoDayText } from '@/contract/messages/dates';
import { isEnded, stateOf } from '@/contract/orders/order-states';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { routes } from '@/lib/routes';
import type { DisplayedOrder } from '@/lib/view/orders';
import { CollectPanel } from './collect-panel';
import { OrderActions } from './order-actions';
import { OrderAddress } from './order-address';
import { OrderFigures } from './order-figures';
import { OrderHelp } from './order-help';
import { paymentLabel, statusLabel, stepLabel } from './order-labels';
import { OrderLines } from './order-lines';
import { OrderTimeline } from './order-timeline';
import styles from './order-view.module.css';
import { PriceChangePanel } from './price-change';
import { ReplacementLink } from './replacement-link';
import { Shipment } from './shipment';

interface OrderViewProps {
  order: DisplayedOrder;
  /** The outcome of a plain form post. */
  notice?: ReactNode;
  /** Returns the review control of a line of a delivered order. */
  review: (line: DisplayedOrder['rated_product_info'][number]) => ReactNode;
  refill?: (line: DisplayedOrder['rated_product_info'][number]) => ReactNode;
  /** Requests to return or replace goods of the order. */
  returns?: ReactNode;
  /** Where on the page a request is that waits for staff; without one undefined. */
  openRequest?: string | undefined;
}

/** One order: its status, items, amounts, addresses and actions. */
export function OrderView({ order, notice, review, refill, returns, openRequest }: OrderViewProps) {
  const t = useText();
  const isDelivered = order.order_status === 'Delivered';
  return (
    <div className={`wrap stack gap-4 ${styles.view}`}>
      <Breadcrumbs
        trail={[
          { label: 'My account', href: routes.profile() },
          { label: 'My Orders', href: routes.orders() },
          { label: t('Order {number}', { number: order.order_id }) },
        ]}
      />
      <header className="cluster middle gap-2 gap-x-4">
        <h1 className="num">{t('Order {number}', { number: order.order_id })}</h1>
        <OrderStatusTag status={order.order_status} label={statusLabel(order)} />
      </header>
      <Days order={order} openRequest={openRequest} />
      {notice}
      {order.price_change && <PriceChangePanel order={order} change={order.price_change} />}
      <section className={styles.course} aria-label={t('Where it stands')}>
        <OrderTimeline order={order} isWide />
        {order.shipment && <Shipment shipment={order.shipment} isDelivered={isDelivered} />}
      </section>
      <div className={`split-1000 top mt-2 ${styles.columns}`}>
        <div className="stack gap-6">
          <section aria-labelledby="order-goods">
            <h2 id="order-goods" className="mb-3 title-size">
              {t('What you ordered')}
            </h2>
            <OrderLines
              lines={order.rated_product_info}
              review={isDelivered ? review : undefined}
              refill={refill}
            />
          </section>
          {order.is_gift && <Gift order={order} />}
          <OrderActions order={order} />
          {returns}
        </div>
        <div className="stack gap-4">
          <OrderFigures order={order} />
          {order.collect ? (
            <CollectPanel collect={order.collect} order={order} />
          ) : (
            <OrderAddress order={order} />
          )}
          <OrderHelp number={order.order_id} />
        </div>
      </div>
    </div>
  );
}

function Days({ order, openRequest }: Pick<OrderViewProps, 'order' | 'openRequest'>) {
  const t = useText();
  const { placed, delivered, is_invoiced: isInvoiced } = order;
  const isOver = isEnded(stateOf(order.order_status));
  const isCashDue = !isOver && !order.is_paid && !isUnpaidOnline(order);
  return (
    <ul className={`cluster gap-half gap-x-5 small muted ${styles.days}`}>
      <li>
        {t('Placed')} <time dateTime={placed.iso}>{t.filled(placed.text)}</time>
      </li>
      {delivered && (
        <li>
          {t(stepLabel('Delivered', order))}{' '}
          <time dateTime={delivered.iso}>{t.filled(delivered.text)}</time>
        </li>
      )}
      <li>{t(isCashDue && !order.is_collected ? 'Pay on delivery' : paymentLabel(order))}</li>
      {order.replaced_by && (
        <li>
          <ReplacementLink order={order} />
        </li>
      )}
      {isInvoiced && <li>{t('Invoiced')}</li>}
      {!isInvoiced && !isOver && <li>{t('Invoice when it is packed')}</li>}
      {openRequest && (
        <li>
          <a className="link" href={`#${openRequest}`}>
            {t('Replacement or refund under way')}
          </a>
        </li>
      )}
    </ul>
  );
}

function Gift({ order }: Pick<OrderViewProps, 'order'>) {
  const t = useText();
  const { gift_message: message, gift_day: day } = order;
  return (
    <Note>
      {t('This order is a gift.')}
      {day && <> {t('It arrives on or after {day}.', { day: t.filled(isoDayText(day)) })}</>}
      {message && <q className="block pre-line wrap-anywhere">{message}</q>}
    </Note>
  );
}
