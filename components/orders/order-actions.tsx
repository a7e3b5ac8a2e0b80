import type { OrderDetail } from '@/contract/order';
import { routes } from '@/lib/routes';
import { AcceptAndPay } from './accept-and-pay.client';
import { CancelOrder } from './cancel-order.client';
import styles from './order-actions.module.css';
import { PaperLink } from './paper-link';
import { Reorder } from './reorder.client';
import { whatMayBeDone } from './what-may-be-done';

type Actionable = Parameters<typeof whatMayBeDone>[0] &
  Pick<OrderDetail, 'id' | 'order_id' | 'final_total'>;

/** What can be done about an order as it stands. */
export function OrderActions({ order }: { order: Actionable }) {
  const may = whatMayBeDone(order);
  return (
    <div className={styles.actions}>
      {may.pay && <AcceptAndPay id={order.id} amount={order.final_total} />}
      {may.invoice && <PaperLink order={order} paper="invoice" label="Invoice" />}
      {may.creditNote && <PaperLink order={order} paper="credit-note" label="Credit note" />}
      <Reorder id={order.id} number={order.order_id} from={routes.order(order.id)} />
      {may.cancel && <CancelOrder id={order.id} />}
    </div>
  );
}
