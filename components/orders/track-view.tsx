import { useText } from '#language';
import { OrderStatusTag } from '@/components/shared/order-status';
import { ButtonLink } from '@/components/ui/button-link';
import { Thumbnail } from '@/components/ui/picture';
import { routes } from '@/lib/routes';
import type { DisplayedTracking } from '@/lib/view/orders';
import { StoreHours } from './collect-panel';
import { OrderHelp } from './order-help';
import { statusLabel } from './order-labels';
import lineStyles from './order-lines.module.css';
import { OrderNotFound } from './order-not-found';
import { OrderTimeline } from './order-timeline';
import styles from './order-view.module.css';
import { Shipment } from './shipment';

/** Where an order stands, for whoever has the link of a message: no address, no name, no price. */
export function TrackView({ order }: { order: DisplayedTracking }) {
  const t = useText();
  const { order_id: number, order_status: status, shipment, goods } = order;
  return (
    <div className={`wrap page-top stack gap-4 ${styles.view}`}>
      <header className="cluster middle gap-2 gap-x-4">
        <h1 className="num">{t('Order {number}', { number })}</h1>
        <OrderStatusTag status={status} label={statusLabel(order)} />
      </header>
      <section className={styles.course} aria-label={t('Where it stands')}>
        <OrderTimeline order={order} isWide />
        {order.collect && (
          <div className="mt-3">
            <b>
              {t.nameOf({
                name: order.collect.store_name,
                translations: order.collect.translations,
              })}
            </b>
            <StoreHours collect={order.collect} />
          </div>
        )}
        {shipment && <Shipment shipment={shipment} isDelivered={status === 'Delivered'} />}
      </section>
      <div className={`split-1000 top mt-2 ${styles.columns}`}>
        <section aria-labelledby="order-goods">
          <h2 id="order-goods" className="mb-3 title-size">
            {t('What you ordered')}
          </h2>
          <Goods goods={goods} />
        </section>
        <div className="stack gap-4">
          <p>
            {t(
              'Amounts, the address, the invoice and what you can still change are on the page of your order.',
            )}
          </p>
          <ButtonLink href={routes.order(order.id)}>{t('Login to open your order')}</ButtonLink>
          <OrderHelp number={number} />
        </div>
      </div>
    </div>
  );
}

function Goods({ goods }: Pick<DisplayedTracking, 'goods'>) {
  const t = useText();
  return (
    <ul className="card">
      {goods.map(({ id, product_name: name, translations, product_image: picture, quantity }) => (
        <li key={id} className={`stack middle gap-2 gap-x-5 wrap-anywhere ${lineStyles.line}`}>
          <div className={`filled frame ratio-product round-2 ${lineStyles.image}`}>
            {picture && <Thumbnail picture={picture} alt="" />}
          </div>
          <span>{t.nameOf({ name, translations })}</span>
          <b className="num">× {quantity}</b>
        </li>
      ))}
    </ul>
  );
}

/** The page of a link that shows no order. */
export function TrackingOver({ problem }: { problem: string }) {
  return (
    <OrderNotFound
      title="We cannot show an order here"
      text={problem}
      note="After a login you see all your orders."
    />
  );
}
