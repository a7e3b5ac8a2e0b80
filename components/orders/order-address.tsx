import { Panel } from '@/components/ui/panel';
import type { OrderDetail } from '@/contract/order';
import { formatPhone } from '@/lib/format/phone';
import styles from './order-address.module.css';

interface OrderAddressProps {
  title: string;
  address: OrderDetail['billing_address'];
}

/** An address as it was when the order was placed. */
export function OrderAddress({ title, address }: OrderAddressProps) {
  return (
    <Panel className={styles.address}>
      <h2>{title}</h2>
      <address>
        <b>{address.full_name}</b>
        <span>{address.full_address}</span>
        <span className="num">{formatPhone(address.mobile_no)}</span>
      </address>
    </Panel>
  );
}
