import { PackageCheck } from 'lucide-react';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import styles from './delivery-promises.module.css';

/** What every order can count on, and what a delivery to a PIN code takes and costs. */
export function DeliveryPromises({ from }: { from: string }) {
  return (
    <div className={styles.promises}>
      <DeliveryBox from={from} more={<Replacement />}>
        <DeliveryFacts />
      </DeliveryBox>
    </div>
  );
}

function Replacement() {
  return (
    <li>
      <PackageCheck aria-hidden strokeWidth={1.75} size={22} />
      <span>
        <b>5-day replacement</b> if it arrives damaged
      </span>
    </li>
  );
}
