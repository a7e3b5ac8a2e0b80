import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import styles from './order-status.module.css';

type Style = [variant: 'good' | 'bad' | 'info' | 'wait', icon: IconName];

const WAITING: Style = ['wait', 'clock'];

const STYLES: Record<string, Style> = {
  Delivered: ['good', 'check'],
  Cancelled: ['bad', 'x'],
  Undelivered: ['bad', 'triangle-alert'],
  Returned: ['bad', 'rotate-ccw'],
  Confirmed: ['info', 'circle-check'],
  Packed: ['info', 'package'],
  Shipped: ['info', 'truck'],
};

interface OrderStatusTagProps {
  /** In the API's term. An unknown one has the style of a pending one. */
  status: string;
  /** The shopper's word for it; the API's term without one. */
  label?: string;
}

/** The status of an order. */
export function OrderStatusTag({ status, label = status }: OrderStatusTagProps) {
  const t = useText();
  const [variant, icon] = STYLES[status] ?? WAITING;
  return (
    <span
      className={`inline-row caption strong nowrap icon-16 ${styles.status}`}
      data-variant={variant}
    >
      <Icon name={icon} />
      {t(label)}
    </span>
  );
}
