import { FileDown } from 'lucide-react';
import type { OrderDetail } from '@/contract/order';
import { AcceptAndPay } from './accept-and-pay.client';
import { CancelOrder } from './cancel-order.client';
import styles from './order-actions.module.css';
import { whatMayBeDone } from './what-may-be-done';

/** What can be done about an order as it stands. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const may = whatMayBeDone(order);
  if (!Object.values(may).includes(true)) return null;
  return (
    <div className={styles.actions}>
      {may.pay && <AcceptAndPay id={order.id} amount={order.final_total} />}
      {may.invoice && <PaperLink order={order} paper="invoice" label="Invoice" />}
      {may.creditNote && <PaperLink order={order} paper="credit-note" label="Credit note" />}
      {may.cancel && <CancelOrder id={order.id} />}
    </div>
  );
}

interface PaperLinkProps {
  order: OrderDetail;
  paper: 'invoice' | 'credit-note';
  label: string;
}

/** A file of the shop, not a page of it. */
function PaperLink({ order, paper, label }: PaperLinkProps) {
  return (
    <a
      className={styles.paper}
      href={`/api/orders/${order.id}/${paper}`}
      download={`${paper}-${order.order_id}.pdf`}
    >
      <FileDown aria-hidden="true" />
      {label}
    </a>
  );
}
