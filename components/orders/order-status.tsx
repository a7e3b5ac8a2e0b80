import styles from './order-status.module.css';

const LOOKS: Record<string, string> = {
  Delivered: 'good',
  Cancelled: 'bad',
  Undelivered: 'bad',
  Returned: 'bad',
  Confirmed: 'info',
  Packed: 'info',
  Shipped: 'info',
};

/** The status of an order, in the shop's own word. One that is not known waits. */
export function OrderStatus({ status }: { status: string }) {
  return (
    <span className={styles.status} data-look={LOOKS[status] ?? 'wait'}>
      {status}
    </span>
  );
}
