import { Banknote, IndianRupee, PackageCheck, Truck } from 'lucide-react';
import { Link } from '@/components/ui/link.client';
import { routes } from '@/lib/routes';
import styles from './delivery-promises.module.css';

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, size: 22 } as const;

/** What every order can count on, in the words of the shipping and replacement policies. */
export function DeliveryPromises() {
  return (
    <ul className={styles.promises}>
      <li>
        <Truck {...ICON} />
        <span>
          <b>4–7 days</b> across India, 2 in Ahmedabad
        </span>
      </li>
      <li>
        <IndianRupee {...ICON} />
        <span>
          <b>₹100 delivery</b>, free with{' '}
          <Link className="link" href={routes.subscriptionPlans()}>
            Elite
          </Link>{' '}
          and in Ahmedabad
        </span>
      </li>
      <li>
        <Banknote {...ICON} />
        <span>
          <b>Cash on delivery</b> or pay online
        </span>
      </li>
      <li>
        <PackageCheck {...ICON} />
        <span>
          <b>5-day replacement</b> if it arrives damaged
        </span>
      </li>
    </ul>
  );
}
