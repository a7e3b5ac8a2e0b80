import styles from './order-status.module.css';

const VARIANTS: Record<string, string> = {
  Delivered: 'good',
  Cancelled: 'bad',
  Undelivered: 'bad',
  Returned: 'bad',
  Confirmed: 'info',
  Packed: 'info',
  Shipped: 'info',
};

/** The status of an order, in the API's term. An unknown status has the style of a pending one. */
export function OrderStatusTag({ status }: { status: string }) {
  return (
    <span className={styles.status} data-variant={VARIANTS[status] ?? 'wait'}>
      {status}
    </span>
  );
}
