import { PackageCheck } from 'lucide-react';
import { Delivery } from '@/components/shared/delivery.client';
import styles from './delivery-promises.module.css';

/** What every order can count on, and what a delivery to a PIN code takes and costs. */
export function DeliveryPromises({ from }: { from: string }) {
  return (
    <div className={styles.promises}>
      <Delivery from={from}>
        <li>
          <PackageCheck aria-hidden strokeWidth={1.75} size={22} />
          <span>
            <b>5-day replacement</b> if it arrives damaged
          </span>
        </li>
      </Delivery>
    </div>
  );
}
