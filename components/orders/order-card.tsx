import { useText } from '#language';
import { OrderStatusTag } from '@/components/shared/order-status';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { addressText } from '@/contract/messages/address-text';
import type { OrderListItem } from '@/contract/orders/order';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import type { DisplayedOrder, DisplayedOrderRow } from '@/lib/view/orders';
import { allowedActions } from './allowed-actions';
import { DocumentLink } from './document-link';
import styles from './order-card.module.css';
import { paymentLabel, statusLabel } from './order-labels';
import { OrderTimeline } from './order-timeline';
import { PayAction } from './pay-action';
import { ReorderButton } from './reorder-button.client';
import { ReplacementLink } from './replacement-link';

interface OrderCardProps {
  order: DisplayedOrderRow;
  /** The same order, if its course is displayed. */
  detail?: DisplayedOrder | undefined;
  /** The expected day, if the card says it without the course. */
  arrives?: DisplayedOrder['arrives'] | undefined;
}

/** One order of the list. */
export function OrderCard({ order, detail, arrives }: OrderCardProps) {
  const t = useText();
  return (
    <li className="card measured">
      <header className={`flex top between gap-3-half ${styles.head}`}>
        <div>
          <h2 className="num">
            <Link href={routes.order(order.id)}>
              {t('Order {number}', { number: order.order_id })}
            </Link>
          </h2>
          <p className="cluster gap-x-4-half muted small">
            <span>
              {t('Placed')} <time dateTime={order.day.iso}>{t.filled(order.day.text)}</time>
            </span>
            {arrives && (
              <span>
                {t(order.is_collected ? 'Ready by' : 'Arrives by')} <b>{t.filled(arrives)}</b>
              </span>
            )}
          </p>
        </div>
        <OrderStatusTag status={order.order_status} label={statusLabel(order)} />
      </header>
      <div className={`stack middle gap-4 gap-x-8 ${styles.row}`}>
        <Goods order={order} />
        <p className="stack text-right tight">
          <b className="num">{formatRupees(order.final_total)}</b>
          <span className="muted small">{t(paymentLabel(order))}</span>
          <ReplacementLink order={order} />
        </p>
        <Actions order={order} />
      </div>
      {detail && <Course order={detail} />}
    </li>
  );
}

function Goods({
  order: { first_products: goods, product_count: count },
}: {
  order: OrderListItem;
}) {
  const t = useText();
  return (
    <ul className={`filled flex gap-2 ${styles.goods}`}>
      {goods.map(({ id, product_name, translations, product_image: picture }) => {
        const name = t.nameOf({ name: product_name, translations });
        return (
          <li key={id} title={name}>
            {picture ? <Thumbnail picture={picture} alt={name} /> : name}
          </li>
        );
      })}
      {count > goods.length && (
        <li className={styles.more}>
          +{count - goods.length}
          <span className="visually-hidden"> {t('more')}</span>
        </li>
      )}
    </ul>
  );
}

/** Where an order under way stands, and where it goes. */
function Course({ order }: { order: DisplayedOrder }) {
  const t = useText();
  const { full_name: name, full_address: stored } = order.shipping_address;
  const address = t.filled(addressText(stored));
  return (
    <div className={`split-768 gap-8 ${styles.course}`}>
      <OrderTimeline order={order} />
      <div>
        <h3>{t(order.is_collected ? 'Collect it at' : 'Going to')}</h3>
        <address className="wrap-anywhere muted">
          {name}
          <br />
          <span lang={t.langOf(address)}>{address}</span>
        </address>
        {order.is_gift && (
          <p className={`row gap-3 mt-3 small icon-18 ${styles.gift}`}>
            <Icon name="gift" />
            {t(order.gift_message ? 'Gift note included' : 'A gift')}
          </p>
        )}
      </div>
    </div>
  );
}

function Actions({ order }: { order: OrderListItem }) {
  const t = useText();
  const may = allowedActions({ ...order, is_credited: false });
  return (
    <div className={`cluster end gap-2-half ${styles.actions}`}>
      {may.pay && isUnpaidOnline(order) && <PayAction order={order} isOfMany />}
      {may.invoice && <DocumentLink order={order} kind="invoice" label="Invoice" isOfMany />}
      <ReorderButton id={order.id} number={order.order_id} from={routes.orders()} size="small" />
      <ButtonLink variant="quiet" size="small" href={routes.order(order.id)}>
        {t('View order')}
        <span className="visually-hidden">: {order.order_id}</span>
      </ButtonLink>
      {may.pay && !isUnpaidOnline(order) && <PayAction order={order} isOfMany />}
    </div>
  );
}
