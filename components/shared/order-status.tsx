import type { LucideIcon } from 'lucide-react';
import {
  Check,
  CircleCheck,
  Clock,
  Package,
  RotateCcw,
  TriangleAlert,
  Truck,
  X,
} from 'lucide-react';
import styles from './order-status.module.css';

type Style = [variant: 'good' | 'bad' | 'info' | 'wait', Icon: LucideIcon];

const WAITING: Style = ['wait', Clock];

const STYLES: Record<string, Style> = {
  Delivered: ['good', Check],
  Cancelled: ['bad', X],
  Undelivered: ['bad', TriangleAlert],
  Returned: ['bad', RotateCcw],
  Confirmed: ['info', CircleCheck],
  Packed: ['info', Package],
  Shipped: ['info', Truck],
};

interface OrderStatusTagProps {
  /** In the API's term. An unknown one has the style of a pending one. */
  status: string;
  /** The shopper's word for it; the API's term without one. */
  label?: string;
}

/** The status of an order. */
export function OrderStatusTag({ status, label = status }: OrderStatusTagProps) {
  const [variant, Icon] = STYLES[status] ?? WAITING;
  return (
    <span className={styles.status} data-variant={variant}>
      <Icon aria-hidden="true" />
      {label}
    </span>
  );
}
