import type { OrderDetail } from '@/contract/order';
import { routes } from '@/lib/routes';
import { allowedActions } from './allowed-actions';
import { CancelOrder } from './cancel-order.client';
import { DocumentLink } from './document-link';
import styles from './order-actions.module.css';
import { PayOrderButton, ReorderButton } from './order-buttons.client';

type Actionable = Parameters<typeof allowedActions>[0] &
  Pick<OrderDetail, 'id' | 'order_id' | 'final_total'>;

/** The actions that the current status of an order allows. */
export function OrderActions({ order }: { order: Actionable }) {
  const may = allowedActions(order);
  return (
    <div className={styles.actions}>
      {may.pay && <PayOrderButton id={order.id} amount={order.final_total} />}
      {may.invoice && <DocumentLink order={order} kind="invoice" label="Invoice" />}
      {may.creditNote && <DocumentLink order={order} kind="credit-note" label="Credit note" />}
      <ReorderButton id={order.id} number={order.order_id} from={routes.order(order.id)} />
      {may.cancel && <CancelOrder id={order.id} />}
    </div>
  );
}
