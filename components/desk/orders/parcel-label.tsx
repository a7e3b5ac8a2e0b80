import { useCompany } from '#company';
import { formatRupees } from '@/contract/shop/money';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { formatPhone } from '@/lib/format/phone';
import { cashToCollect } from './cash-to-collect';
import styles from './parcel-label.module.css';

/** What is glued on a parcel, of the size A6: where it goes, and the cash that its carrier collects. */
export function ParcelLabel({ order }: { order: StaffOrderDetail }) {
  const { name, address, support } = useCompany();
  const { shipping_address: to, order_id: number, shipment } = order;
  const cash = cashToCollect(order);
  return (
    <article className={`card ${styles.label}`} aria-label={`Label of order ${number}`}>
      <header className="row between baseline gap-3">
        <b className={styles.pin}>{order.postal_code}</b>
        <span className="num">{number}</span>
      </header>
      <address className={styles.to}>
        <b>{to.full_name}</b>
        <span>{to.full_address}</span>
        <span className="num">{formatPhone(to.mobile_no)}</span>
      </address>
      <p className={styles.cash}>
        {cash > 0 ? (
          <>
            Collect <b className="num">{formatRupees(cash)}</b> in cash
          </>
        ) : (
          'Paid. Nothing to collect'
        )}
      </p>
      <p className="small">
        {order.delivery_method}
        {shipment && `, ${shipment.carrier} ${shipment.tracking_number}`}
      </p>
      <footer className="small wrap-anywhere">
        From {name}, {address.line1}, {address.line2}, {address.city} {address.postalCode},{' '}
        {formatPhone(support.phone)}
      </footer>
    </article>
  );
}
