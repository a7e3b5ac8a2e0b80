import { useCompany } from '#company';
import { Kinar } from '@/components/ui/kinar';
import { formatRupees } from '@/contract/shop/money';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { dayInWords } from '@/lib/desk/indian-time';
import { takenFor } from '@/lib/desk/picked-goods';
import { formatPhone } from '@/lib/format/phone';
import { Moment } from '../moment';
import { cashToCollect } from './cash-to-collect';
import styles from './packing-slip.module.css';

/**
 * The sheet that lies in the parcel: for whom, and how many of what. It names no price of the goods,
 * so it may lie in a gift; the cash that the carrier collects is for its outside.
 */
export function PackingSlip({ order }: { order: StaffOrderDetail }) {
  const company = useCompany();
  const {
    shipping_address: to,
    order_id: number,
    order_date: placed,
    gift_message: message,
  } = order;
  const toCollect = cashToCollect(order);
  return (
    <article className={`card ${styles.slip}`} aria-label={`Packing slip of order ${number}`}>
      <header className="cluster baseline between gap-2 gap-x-6">
        <p className={styles.shop}>{company.name}</p>
        <p className="num">
          Order <b>{number}</b>, <Moment iso={placed} />
        </p>
      </header>
      <Kinar thin />
      <div className={styles.facts}>
        <address>
          <b>{to.full_name}</b>
          <span>{to.full_address}</span>
          <span className="num">{formatPhone(to.mobile_no)}</span>
        </address>
        <p>
          {order.collect ? `COLLECT: ${order.collect.store_name}` : order.delivery_method}
          <b>
            {toCollect > 0 ? `Collect ${formatRupees(toCollect)} in cash` : 'Nothing to collect'}
          </b>
        </p>
      </div>
      <Goods lines={order.rated_product_info} />
      {order.is_gift && (
        <section className="mt-4">
          <b>A gift: no bill in the box</b>
          {order.send_from && <p>Send from: {dayInWords(order.send_from)}</p>}
          {message && <blockquote className="pre-line wrap-anywhere">{message}</blockquote>}
        </section>
      )}
      <footer className="mt-5 wrap-anywhere small">
        Something wrong? {formatPhone(company.support.phone)}, {company.support.email}
      </footer>
    </article>
  );
}

/** The table that a packer ticks off. */
function Goods({ lines }: { lines: StaffOrderDetail['rated_product_info'] }) {
  const pieces = lines.flatMap(takenFor).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Goods</th>
          <th scope="col">
            <span className="visually-hidden">Packed</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="num">{line.quantity}</td>
            <th scope="row">
              {line.product_name}
              {line.size && `, ${line.size}`}
              {line.parts?.map((part) => (
                <span key={part.id} className="block small">
                  {line.quantity * part.quantity} × {part.product_name}
                  {part.size && `, ${part.size}`}
                  <span className="muted num"> SKU {part.sku}</span>
                </span>
              )) ?? <span className="block muted small num">SKU {line.sku}</span>}
            </th>
            <td>
              <span className={styles.tick} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="num">{pieces}</td>
          <td colSpan={2}>pieces in all</td>
        </tr>
      </tfoot>
    </table>
  );
}
