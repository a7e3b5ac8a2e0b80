import { FileDown } from 'lucide-react';
import type { OrderDetail } from '@/contract/order';
import { AcceptAndPay } from './accept-and-pay.client';
import { CancelOrder } from './cancel-order.client';
import styles from './order-actions.module.css';
import { whatMayBeDone } from './what-may-be-done';

/** What can be done about an order as it stands. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const may = whatMayBeDone(order);
  if (!may.pay && !may.cancel && !may.invoice) return null;
  return (
    <div className={styles.actions}>
      {may.pay && <AcceptAndPay id={order.id} amount={order.final_total} />}
      {may.invoice && <InvoiceLink order={order} />}
      {may.cancel && <CancelOrder id={order.id} />}
    </div>
  );
}

/** A file of the shop, not a page of it. */
function InvoiceLink({ order }: { order: OrderDetail }) {
  return (
    <a
      className={styles.invoice}
      href={`/api/orders/${order.id}/invoice`}
      download={`invoice-${order.order_id}.pdf`}
    >
      <FileDown aria-hidden="true" />
      Invoice
    </a>
  );
}
